import type { TextEdit } from '../text-edit.js';

/** The text of a torn line in which every character is itself, and the way back to how the line is written. */
export interface TornText {
  readonly text: string;
  /** The same edit of the line as it is written. */
  readonly inOriginal: (edit: TextEdit) => TextEdit;
}

const escape = /\\u([\da-fA-F]{4})/g;

/** Nobody has a name with a control character in it, and what is an end or an escape must stay one. */
const staysEscaped = /[\p{Cc}"\\]/u;

/** A name that is written with escapes is the same name: they are taken out, so that it is found. */
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

/** Whether a backslash before it takes the meaning from the one that stands there. */
function isEscaped(raw: string, index: number): boolean {
  let before = index;
  while (raw[before - 1] === '\\') before--;
  return (index - before) % 2 === 1;
}
