/** The reader that most tools in JavaScript use, directory by directory. */
import { Journal } from '@kayahr/ed-journal';
import { directoriesBelow } from './journals-below.js';

/** Tells how many events there are. */
export async function run(directory) {
  let count = 0;
  for (const each of directoriesBelow(directory)) {
    const journal = await Journal.open({ directory: each });
    for await (const event of journal) if (event) count++;
    await journal.close();
  }
  return count;
}
