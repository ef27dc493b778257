import { closeSync, openSync, readSync } from 'node:fs';
import type { Fact } from '../lines/line-check.js';

/** The text of a line that was looked at before, read again: few lines are ever asked for. */
export function textOfLine(file: string, { text, offset, length }: Pick<Fact, 'text' | 'offset' | 'length'>): string {
  if (text !== undefined) return text;
  const bytes = Buffer.alloc(length);
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    // It was there a moment ago. What was found in it stays true; there is only nothing to show.
    return '';
  }
  try {
    const count = readSync(descriptor, bytes, { position: offset });
    return bytes.toString('utf8', 0, count).replace(/\r$/, '');
  } finally {
    closeSync(descriptor);
  }
}
