import { readSync } from 'node:fs';
import { lastLineStart, type Position, startOf } from '../read/journal-entry.js';

const chunkSize = 256 * 1024;

/** Where the line begins that holds the byte at an offset, or would hold it. Lines are counted, so all before is read. */
export function lineStartBefore(descriptor: number, file: string, end: number): Position {
  const chunk = Buffer.allocUnsafe(Math.min(chunkSize, end));
  let { line, offset } = startOf(file);
  let at = 0;
  while (at < end) {
    const count = readSync(descriptor, chunk, 0, Math.min(chunk.length, end - at), at);
    if (count === 0) break;
    const last = lastLineStart(file, chunk.subarray(0, count));
    line += last.line - 1;
    if (last.offset > 0) offset = at + last.offset;
    at += count;
  }
  return { file, line, offset };
}
