import { fileNameOf, folderOf } from '../../../journal/file-name.js';

/** Paths in the archive. Folders may be named after people, so they are numbered. */
export function archivedPaths(paths: readonly string[]): string[] {
  const folders = [...new Set(paths.map(folderOf))];
  return paths.map((path) => {
    const number = folders.indexOf(folderOf(path));
    return number === 0 ? fileNameOf(path) : `${number + 1}/${fileNameOf(path)}`;
  });
}
