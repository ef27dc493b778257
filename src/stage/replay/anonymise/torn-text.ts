import type { TextEdit } from '../text-edit.js';

/** The text of a torn line with its escapes decoded, and the way back to the original. */
export interface TornText {
  readonly text: string;
  /** The same edit in the original text. */
  readonly inOriginal: (edit: TextEdit) => TextEdit;
}

const escape = /\\u([\da-fA-F]{4})/g;

/**
 * Control characters, quotes and backslashes stay escaped: they occur in no name, and decoding would change
 * the structure.
 */
const staysEscaped = /[\p{Cc}"\\]/u;

/** Decodes the \u escapes of a torn line, so that names written with them are found. */
export function tornText(raw: string): TornText {
  if (!raw.includes('\\u')) return { text: raw, inOriginal: (edit) => edit };
  let text = '';
  const offsets: number[] = [];
  let behind = 0;
  const copy = (to: number) => {
    for (let at = behind; at < to; at++) offsets.push(at);
    text += raw.slice(behind, to);
  };
  for (const { 0: found, 1: digits = '', index } of raw.matchAll(escape)) {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    if (staysEscaped.test(character) || isEscaped(raw, index)) continue;
    copy(index);
    offsets.push(index);
    text += character;
    behind = index + found.length;
  }
  copy(raw.length);
  offsets.push(raw.length);
  const at = (place: number) => offsets[place] ?? raw.length;
  return { text, inOriginal: (edit) => ({ ...edit, start: at(edit.start), end: at(edit.end) }) };
}

/** Whether the backslash at an index is itself escaped. */
function isEscaped(raw: string, index: number): boolean {
  let before = index;
  while (raw[before - 1] === '\\') before--;
  return (index - before) % 2 === 1;
}

/** A text or a number in a line that may be cut anywhere. */
export interface TornValue {
  /** The member it belongs to, or, in a list, the member that the list belongs to. */
  readonly member: string;
  readonly inList: boolean;
  readonly isText: boolean;
  /** Without its quotes. */
  readonly start: number;
  readonly end: number;
  /** False if the line is cut within it. */
  readonly isWhole: boolean;
}

const key = /"(?<name>\w+)"\s*:\s*(?<list>\[\s*)?/g;
const value = /"(?<text>(?:[^"\\{}]|\\.)*)(?<end>"?)|(?<digits>\d+)/dsy;
const comma = /\s*,\s*/y;

/** The values that can be recognised, each with its member. */
export function valuesIn(text: string): TornValue[] {
  return [...text.matchAll(key)].flatMap(({ 0: found, index, groups }) => {
    const { name: member = '', list } = groups ?? {};
    return valuesAt(text, index + found.length, member, list !== undefined);
  });
}

function valuesAt(text: string, from: number, member: string, inList: boolean): TornValue[] {
  const values: TornValue[] = [];
  for (let at = from; ; at = comma.lastIndex) {
    value.lastIndex = at;
    const { groups, indices } = value.exec(text) ?? {};
    const isText = groups?.['text'] !== undefined;
    const [start, end] = indices?.groups?.[isText ? 'text' : 'digits'] ?? [];
    if (start === undefined || end === undefined) return values;
    const isWhole = isText ? groups['end'] === '"' : end < text.length;
    values.push({ member, inList, isText, start, end, isWhole });
    comma.lastIndex = isText && isWhole ? end + 1 : end;
    if (!inList || !comma.test(text)) return values;
  }
}
