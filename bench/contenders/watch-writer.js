/** Writes lines into journals as the game does, each with the moment of its writing in nanoseconds, and then nudges until it is ended. */
import { closeSync, openSync, readdirSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, randomFrom } from '../corpora/random.js';
import { journal, lineOf } from './watched-line.js';

/** Milliseconds after which a reader that slept through a line sees it, since another one comes. */
const nudge = 250;

export async function run(root, lines, longestPause) {
  const random = randomFrom(7);
  const directories = readdirSync(root).map((name) => path.join(root, name));
  for (let line = 0; line < Number(lines); line++) {
    await wait(random() * Number(longestPause));
    append(pick(directories, random), () => process.hrtime.bigint());
  }
  for (;;) {
    await wait(nudge);
    for (const directory of directories) append(directory, () => 0);
  }
}

/** The file is open by then, as the game's is. */
function append(directory, stamp) {
  const descriptor = openSync(path.join(directory, journal), 'a');
  writeSync(descriptor, lineOf(stamp()));
  closeSync(descriptor);
}
