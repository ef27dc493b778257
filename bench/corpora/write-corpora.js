/** `npm run bench -- --write DIR`: corpora for measuring by hand. */
import path from 'node:path';
import { corpora } from './catalogue.js';
import { contentsOf } from './corpus-store.js';

export async function writeCorpora(directory, names) {
  for (const name of names.length > 0 ? names : Object.keys(corpora)) {
    const place = path.join(directory, name);
    const lines = await corpora[name].write(place);
    const { directories, journals, bytes } = contentsOf(place);
    const size = `${lines} lines, ${(bytes / 1e6).toFixed(1)} MB`;
    console.log(`${place}: ${size}, journals: ${journals}, directories: ${directories}`);
  }
}
