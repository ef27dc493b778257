import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All journals below a directory, in order. */
export function journalsBelow(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The directories in which they stand. */
export function directoriesBelow(directory) {
  return [...new Set(journalsBelow(directory).map((file) => path.dirname(file)))];
}
