/** `npm run bench -- --write DIR`: corpora for measuring by hand. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../options.js';
import { corpora } from './catalogue.js';
import { contentsOf } from './corpus-store.js';

export async function writeCorpora(directory, names) {
  const wanted = names.length > 0 ? names : Object.keys(corpora);
  const places = new Map(wanted.map((name) => [name, path.join(directory, name)]));
  for (const place of places.values())
    if (existsSync(place)) throw new UsageError(`${place} already exists: choose another directory, or remove it`);
  for (const [name, place] of places) {
    const lines = await corpora[name](place);
    const { directories, journals, bytes } = contentsOf(place);
    const size = `${lines} lines, ${(bytes / 1e6).toFixed(1)} MB`;
    console.log(`${place}: ${size}, journals: ${journals}, directories: ${directories}`);
  }
}
