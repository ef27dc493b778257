/**
 * Writes lines into a journal as the game does, each with its time of writing in nanoseconds, then one every
 * now and then until it is ended.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../corpora/random.js';
import { journal, lineOf } from './watched-line.js';

/** Milliseconds between two lines, at most: as they come in play. */
const longestPause = 130;
/** Milliseconds after which another line wakes up a reader that missed one. */
const nudge = 250;

export async function run(directory, lines) {
  const random = randomFrom(7);
  for (let line = 0; line < Number(lines); line++) {
    await wait(random() * longestPause);
    append(directory, () => process.hrtime.bigint());
  }
  for (;;) {
    await wait(nudge);
    append(directory, () => 0);
  }
}

/** The file is open by then, as the game's is. */
function append(directory, stamp) {
  const descriptor = openSync(path.join(directory, journal), 'a');
  writeSync(descriptor, lineOf(stamp()));
  closeSync(descriptor);
}
