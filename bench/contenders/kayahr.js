/** The reader that most tools in JavaScript use, directory by directory. */
import { Journal } from '@kayahr/ed-journal';
import { directoriesBelow } from './journals-below.js';

/** Tells how many events there are, or how many of one kind. */
export async function run(directory, kind) {
  let count = 0;
  for (const each of directoriesBelow(directory)) {
    const journal = await Journal.open({ directory: each });
    for await (const event of journal) if (kind === undefined ? event : event.event === kind) count++;
    await journal.close();
  }
  return count;
}
