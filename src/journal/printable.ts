import { printable } from '../spec/printable.js';

export { printable };

/** The same for a text of several lines, which stay lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** A word of a user in the midst of a sentence. */
export function quoted(word: string): string {
  return `'${printable(word)}'`;
}
