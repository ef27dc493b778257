import { counted, numbered, thousands } from '../../words/counted.js';
import { entryOf } from '../../words/entry-of.js';
import { printable } from '../../words/printable.js';
import { decodeBits, isBitSet } from '../bits.js';
import type { Shape } from '../field.js';
import { bitsOf, shapeOf, valuesOf } from '../lookup.js';
import type { Members } from '../object-rule.js';
import { amountOf } from './amount-text.js';
import { readableText } from './readable-text.js';
import type { Part } from './summary-part.js';
import { fieldAt, valueAt } from './value-at-path.js';

/** One part of the summary of an event. */
export interface SummaryPart {
  readonly text: string;
  /** The field it is about, if it is about one: `Fuel.FuelMain`. */
  readonly path?: string;
  /** Something the player should know at once. */
  readonly alarm?: true;
}

/** What is summarised: an object, the one before it, and the table of both. */
interface RenderedObject {
  readonly members: unknown;
  readonly before?: Members | undefined;
  readonly shape?: Shape | undefined;
}

/**
 * The text of each part; a part is left out if the event has no such field, or if its text is already there.
 */
export function renderParts(parts: readonly Part[], subject: RenderedObject): SummaryPart[] {
  const names = new Set<unknown>();
  return parts
    .filter((part) => !isRepeated(part, subject, names))
    .flatMap((part) =>
      texts(part, subject)
        .map((text) => printable(text.trim()))
        .filter((text) => text !== '')
        .map((text) => ({ text, path: part.path, ...(isAlarm(part, subject) && { alarm: true as const }) })),
    );
}

function isAlarm(part: Part, { members }: RenderedObject): boolean {
  if (part.as !== 'text' || !part.harmless) return part.alarm === true;
  const { value } = valueAt(members, part.path);
  return part.alarm === true && !part.harmless.some((each) => each === value);
}

/** Whether a text has been mentioned already: a station, say, is also the nearest body. */
function isRepeated({ as, path }: Part, { members }: RenderedObject, names: Set<unknown>): boolean {
  const { value } = valueAt(members, path);
  if (as !== 'text' || typeof value !== 'string') return false;
  if (names.has(value)) return true;
  names.add(value);
  return false;
}

function texts(part: Part, subject: RenderedObject): string[] {
  if (part.as === 'bits') return bitTexts(part.path, subject);
  const text = textOf(part, subject);
  if (text === undefined) return [];
  const { before, shape } = subject;
  return part.onlyIfChanged && before && text === textOf(part, { members: before, shape }) ? [] : [text];
}

function textOf(part: Exclude<Part, { as: 'bits' }>, { members, shape }: RenderedObject): string | undefined {
  const fieldValue = valueAt(members, part.path);
  switch (part.as) {
    case 'text': {
      const text =
        (part.called && entryOf(part.called, String(fieldValue.value))) ??
        readableText(fieldValue) ??
        nameOfListed(fieldValue.value, part.path, shape);
      return text === undefined ? undefined : withWords(part.words, text);
    }
    case 'amount':
      if (!isNumber(fieldValue.value) || (part.ifAny && !fieldValue.value)) return undefined;
      return withWords(numbered(part.words, Number(fieldValue.value)), amountOf(fieldValue.value, part.unit));
    case 'count':
      return Array.isArray(fieldValue.value) ? countText(part, fieldValue.value) : undefined;
    case 'when':
      return (isNumber(fieldValue.value) ? Boolean(fieldValue.value) : fieldValue.value) === part.is
        ? part.words
        : undefined;
    case 'each': {
      const text = Array.isArray(fieldValue.value) ? eachText(part, fieldValue.value, shape) : undefined;
      return text === undefined ? undefined : withWords(part.words, text);
    }
  }
}

/** What a number of a list of values is called. */
function nameOfListed(value: unknown, path: string, shape: Shape | undefined): string | undefined {
  const field = shape && fieldAt(shape, path);
  const name = (field && valuesOf(field))?.list.find((each) => each.value === value)?.name;
  return name === undefined ? undefined : inWords(name);
}

function countText({ one, many, where, without = 0, ifAny }: Extract<Part, { as: 'count' }>, list: unknown[]) {
  const those = where === undefined ? list : list.filter((element) => valueAt(element, where).value === true);
  const number = Math.max(0, those.length - without);
  if (number === 0) return ifAny ? undefined : `no ${many}`;
  return counted(number, one, many);
}

/** How many elements of a list are mentioned; of the others only their number is. */
const mostElements = 3;

function eachText(part: Extract<Part, { as: 'each' }>, list: unknown[], shape: Shape | undefined) {
  const field = shape && fieldAt(shape, part.path);
  const inner = field && shapeOf(field);
  const wanted = part.last ? list.slice(-1) : list.slice(0, mostElements);
  const elements = wanted
    .map((members) => renderParts(part.parts, { members, shape: inner }).map(({ text }) => text))
    .filter((said) => said.length > 0)
    .map((said) => said.join(' '));
  if (elements.length === 0) return part.none;
  const more = part.last ? 0 : list.length - wanted.length;
  return `${elements.join(', ')}${more > 0 ? ` and ${thousands(more)} more` : ''}`;
}

/** All that is set, or what has begun and what has ended since. */
function bitTexts(path: string, { members, before, shape }: RenderedObject): string[] {
  const field = shape && fieldAt(shape, path);
  const table = field && bitsOf(field);
  const [now, then] = [members, before].map((each) => {
    const { value } = valueAt(each, path);
    return table && isBitSet(value) ? decodeBits(table, value).map(inWords) : undefined;
  });
  if (!now) return [];
  if (!then) return now.length > 0 ? [now.join(', ')] : [];
  const [begun, ended] = [now.filter((name) => !then.includes(name)), then.filter((name) => !now.includes(name))];
  return [
    ...(begun.length > 0 ? [`now ${begun.join(', ')}`] : []),
    ...(ended.length > 0 ? [`no longer ${ended.join(', ')}`] : []),
  ];
}

function withWords(words: string, text: string): string {
  return words.replace('#', () => text);
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

const abbreviations = new Set(['FSD', 'SRV', 'HUD', 'NPC']);

/** A name such as `FsdMassLocked` in words: `FSD mass locked`. */
function inWords(name: string): string {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => {
      const capitals = word.toUpperCase();
      return word === capitals || abbreviations.has(capitals) ? capitals : word.toLowerCase();
    })
    .join(' ');
}
