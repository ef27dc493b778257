import { turn } from '../next-turn.js';

/** Files per turn of the event loop: on a slow disk, a thousand may take seconds. */
const together = 64;

/** The same files; now and then, signals and other tasks come in between. */
export async function* inTurns(files: readonly string[]): AsyncGenerator<string> {
  for (const [index, file] of files.entries()) {
    if (index > 0 && index % together === 0) await turn();
    yield file;
  }
}
