/**
 * Which words are kept in evidence. No text by a player, and none that identifies one, may be among them: a
 * name is kept if the interface has it, or if it looks like an identifier in a program.
 */
import { personalFieldsOf } from '../../interface/personal-fields.js';
import type { Values } from '../../interface/value-list.js';
import { memoize } from '../../words/memo.js';

/**
 * The most unknown names that are kept in one place. If there are more, none is kept: the game would not
 * write them.
 */
export const mostNames = { games: 200, kinds: 400, fields: 100, values: 200 } as const;

/** The game has one of 65 letters. */
const longestName = 80;

/** Names in programs: no blanks, no letters but those of English. */
/** LaunchFighter has a field without a name, and what it is called. */
const identifier = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/;
/** In unknown objects, a name in lower case is more likely a key of a map. */
const innerIdentifier = /^[A-Z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/;
/** Ids have long numbers, names of fields do not. */
const longNumber = /\d{4}/;

export function isKeptName(name: string, { inner = false } = {}): boolean {
  if (!inner && (name === '' || name === '_Localised')) return true;
  if (name.length > longestName || longNumber.test(name)) return false;
  return (inner ? innerIdentifier : identifier).test(name);
}

const longestValue = 64;
/** A number from a list, such as a rank or a focus, is small; an id is not. */
const largestListed = 999;

/** Which values of a list are kept. */
export interface KeptValues {
  /** Whether a value is in the list; all of these are kept. */
  readonly lists: (value: string) => boolean;
  /** Whether another value has the same form as one of the list. */
  readonly keeps: (value: string) => boolean;
}

export const keptValues = memoize(({ list }: Values): KeptValues => {
  const listed = new Set(list.map(({ value }) => String(value)));
  const lists = (value: string) => listed.has(value);
  if (list.some(({ value }) => typeof value === 'number'))
    return { lists, keeps: (value) => /^\d+$/.test(value) && Number(value) <= largestListed };
  const forms = new Set([...listed].map(formOf));
  return {
    lists,
    keeps: (value) => value.length <= longestValue && forms.has(formOf(value)) && formOf(value) !== 'none',
  };
});

/** Of a text that the interface does not know: symbols, and identifiers in lower case. */
export const wordsOfUnknown: KeptValues = {
  lists: () => false,
  keeps: (value) => value.length <= longestValue && isSymbol(value) && formOf(value) !== 'none',
};

function isSymbol(value: string): boolean {
  return internalForm.test(value) || /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(value);
}

type Form = 'internal' | 'word' | 'words' | 'none';

const internalForm = /^\$[A-Za-z][A-Za-z0-9_]*;$/;
const plainWord = /^[A-Za-z][A-Za-z0-9_]*$/;
const plainWords = /^[A-Za-z][A-Za-z0-9_.'-]*(?: [A-Za-z0-9_.'()-]+)+$/;
/** The call sign of a carrier ends its name. */
const callSign = /[A-Z0-9]{3}-[A-Z0-9]{3}$/;

/** The form of a value; `none` if it has a player's name, a call sign or a long number in it. */
function formOf(value: string): Form {
  if (longNumber.test(value) || callSign.test(value) || /decorate/i.test(value)) return 'none';
  if (internalForm.test(value)) return 'internal';
  if (plainWord.test(value)) return 'word';
  return plainWords.test(value) ? 'words' : 'none';
}

/** The places of a kind that identify people, as JSON pointers; their values are never kept. */
export function personalPlaces(kind: string): ReadonlySet<string> {
  return new Set(personalFieldsOf(kind).map(({ pointer }) => pointer));
}

/** The words that versions of the game are made of, where they are not numbers. */
const versionWords =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Fleet|Carriers?|Horizons|Odyssey|Update|Patch|Hotfix|Beta|Alpha|EDH|EDO|Live|Legacy|Public|Release|Candidate|[0-9.]{1,12}|-)(?: |$))+$/i;
const versionNumber = /^(\d{1,3}(?:\.\d{1,5}){1,4})(.*)$/s;

/** A version of the game as it is kept: its number, with `(Beta)` for a test version. */
export function keptGameVersion(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longestValue) return undefined;
  const [, number, rest = ''] = versionNumber.exec(text) ?? [];
  if (number !== undefined) return /\b(?:beta|alpha)\b/i.test(rest) ? `${number} (Beta)` : number;
  return versionWords.test(text) ? text.trim() : undefined;
}
