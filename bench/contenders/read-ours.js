/** Every event through our reader. */
import { readJournal } from '../../dist/journal/index.js';
import { directoriesBelow } from './journals-below.js';

/** Tells how many events there are. */
export async function run(directory) {
  let count = 0;
  for (const each of directoriesBelow(directory)) {
    for await (const { event } of readJournal(each)) if (event) count++;
  }
  return count;
}
