import { turn } from '../next-turn.js';

/** Files per turn of the event loop: on a slow disk, a thousand may take seconds. */
const together = 64;

/** The same files, some at a time; in between, signals and other tasks come. */
export async function* inTurns(files: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let at = 0; at < files.length; at += together) {
    if (at > 0) await turn();
    yield files.slice(at, at + together);
  }
}
