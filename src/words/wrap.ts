import stringWidth from 'fast-string-width';
import { graphemes } from './graphemes.js';
import { escaped } from './printable.js';

/**
 * Breaks printable text at spaces, and within words that are wider than a line, so that no line exceeds the
 * width.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => chop(each, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    const isFull = line !== '' && stringWidth(longer) > width;
    if (isFull) lines.push(line);
    line = isFull ? word : longer;
  }
  return [...lines, line];
}

/** Filled up with spaces to a width. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

/** Truncates an unstyled text to the width, with an ellipsis. */
export function shorten(text: string, width: number): string {
  if (width === Infinity) return text;
  const head = fitting(text, width);
  return head === text ? text : `${fitting(head, width - 1)}…`;
}

/**
 * Splits a word into pieces that fit; none starts with two colons, which would be a build command at the
 * start of a line.
 */
function chop(word: string, width: number): string[] {
  if (stringWidth(word) <= width) return [word];
  const pieces: string[] = [];
  const room = word.includes('::') ? width - escapedColon.length : width;
  for (let rest = word; rest !== ''; rest = rest.slice(pieces.at(-1)?.length)) pieces.push(fitting(rest, room) || rest);
  return pieces.map((piece) => (piece.startsWith('::') ? escapedColon + piece.slice(1) : piece));
}

const escapedColon = escaped(':');

/** Longest prefix within the width; grapheme clusters stay whole. */
function fitting(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let room = width;
  for (const { segment, index } of graphemes(text)) {
    room -= stringWidth(segment);
    if (room < 0) return text.slice(0, index);
  }
  return text;
}
