/** A stream, `readline` of Node, and `JSON.parse`. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { journalsBelow } from './journals-below.js';

/** Tells how many lines hold a JSON value. */
export async function run(directory) {
  let count = 0;
  for (const file of journalsBelow(directory)) {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      if (JSON.parse(line)) count++;
    }
  }
  return count;
}
