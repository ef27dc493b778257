/** Reads the journals below a directory, finds their lines, and counts those of which something is so. */
import { closeSync, openSync, readSync } from 'node:fs';
import { journalsBelow } from './journals-below.js';

const chunkSize = 512 * 1024;

export function eachLine(directory, isSo) {
  let count = 0;
  let chunk = Buffer.alloc(chunkSize);
  for (const file of journalsBelow(directory)) {
    const descriptor = openSync(file, 'r');
    let filled = 0;
    for (;;) {
      if (filled === chunk.length) chunk = Buffer.concat([chunk], 2 * chunk.length);
      const length = readSync(descriptor, chunk, filled, chunk.length - filled, null);
      if (length === 0) break;
      filled += length;
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0 && end < filled; end = chunk.indexOf(10, start)) {
        if (isSo(chunk, start, end)) count++;
        start = end + 1;
      }
      chunk.copyWithin(0, start, filled);
      filled -= start;
    }
    closeSync(descriptor);
  }
  return count;
}
