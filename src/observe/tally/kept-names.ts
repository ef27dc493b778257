/**
 * Which words may stand in evidence. Nothing that a player wrote, or that says who a player is, must pass: a name is kept
 * if the interface has it, or if it looks like a name that only the game's programmers give.
 */
import { personalFieldsOf } from '../../interface/personal-fields.js';
import type { Values } from '../../interface/value-list.js';
import { memoize } from '../../words/memo.js';

/** So many names unknown to the interface are kept in one place. If there are more, they are no names of the game, and none is kept. */
export const mostNames = { games: 200, kinds: 400, fields: 100, values: 200 } as const;

const longestName = 48;

/** Names in programs: no blanks, no letters but those of English. */
const identifier = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/;
/** Inside of objects that nobody knows, a name in small letters is more likely a key of a map. */
const innerIdentifier = /^[A-Z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/;
/** No name of a field has a long number; an id has. */
const longNumber = /\d{4}/;

export function isKeptName(name: string, { inner = false } = {}): boolean {
  if (name.length > longestName || longNumber.test(name)) return false;
  return (inner ? innerIdentifier : identifier).test(name);
}

const longestValue = 64;
/** A number from a list, such as a rank or a focus, is small; an id is not. */
const largestListed = 999;

/** Which values of a list are kept. */
export interface KeptValues {
  /** Whether a value is one of the list's own, of which any number is kept. */
  readonly lists: (value: string) => boolean;
  /** Whether another is of the same make. */
  readonly keeps: (value: string) => boolean;
}

export const keptValues = memoize(({ list }: Values): KeptValues => {
  const listed = new Set(list.map(({ value }) => String(value)));
  const lists = (value: string) => listed.has(value);
  if (list.some(({ value }) => typeof value === 'number'))
    return { lists, keeps: (value) => /^\d+$/.test(value) && Number(value) <= largestListed };
  const makes = new Set([...listed].map(makeOf));
  return {
    lists,
    keeps: (value) => value.length <= longestValue && makes.has(makeOf(value)) && makeOf(value) !== 'none',
  };
});

type Make = 'internal' | 'word' | 'words' | 'none';

const internalForm = /^\$[A-Za-z][A-Za-z0-9_]*;$/;
const plainWord = /^[A-Za-z][A-Za-z0-9_]*$/;
const plainWords = /^[A-Za-z][A-Za-z0-9_.'-]*(?: [A-Za-z0-9_.'()-]+)+$/;
/** The call sign of a carrier ends its name. */
const callSign = /[A-Z0-9]{3}-[A-Z0-9]{3}$/;

/** Of what make a value is. What bears a player's name, a call sign or a long number is of none. */
function makeOf(value: string): Make {
  if (longNumber.test(value) || callSign.test(value) || /decorate/i.test(value)) return 'none';
  if (internalForm.test(value)) return 'internal';
  if (plainWord.test(value)) return 'word';
  return plainWords.test(value) ? 'words' : 'none';
}

/** The places of a kind that identify people, as JSON pointers; no value of theirs is kept, whatever its list says. */
export function personalPlaces(kind: string): ReadonlySet<string> {
  return new Set(personalFieldsOf(kind).map(({ pointer }) => pointer));
}

/** The words that versions of the game are made of, where they are not numbers. */
const versionWords =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Fleet|Carriers?|Horizons|Odyssey|Update|Patch|Hotfix|Beta|Alpha|EDH|EDO|Live|Legacy|Public|Release|Candidate|[0-9.]{1,12}|-)(?: |$))+$/i;
const versionNumber = /^(\d{1,3}(?:\.\d{1,5}){1,4})(.*)$/s;

/** A version of the game, as it is kept: its number, and whether it is a test version. */
export function keptGameVersion(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longestValue) return undefined;
  const [, number, rest = ''] = versionNumber.exec(text) ?? [];
  if (number !== undefined) return /\b(?:beta|alpha)\b/i.test(rest) ? `${number} (Beta)` : number;
  return versionWords.test(text) ? text.trim() : undefined;
}
