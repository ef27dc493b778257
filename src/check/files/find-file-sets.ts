import path from 'node:path';
import { isDirectorySync } from '../../journal/directories.js';
import { isCompanionName } from '../../journal/game-files.js';
import { JournalError } from '../../journal/journal-error.js';
import { journalFiles } from '../../journal/journal-names.js';
import { groupedBy } from '../../words/grouped-by.js';
import { DirectorySearch } from './directory-search.js';
import { type FileSet, splitByEdition } from './file-set.js';
import { inTurns } from './files-in-turns.js';
import type { LeftOut } from './left-out.js';
import { pathExists } from './path-exists.js';

/** What there is to check, and what was left out. */
export interface FoundFileSets {
  readonly fileSets: readonly FileSet[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Finds what there is to check at some paths: files given by name, and directories with all folders below
 * them. The sets come in the order of the paths; each file is in one set only.
 */
export async function findFileSets(
  paths: readonly string[],
  ignores?: (path: string) => boolean,
): Promise<FoundFileSets> {
  const search = new DirectorySearch(ignores);
  const given = new Set(paths.map((each) => path.normalize(each)));
  // Directories first: a journal that is given by name beside its directory belongs to the others there.
  const byDirectory = new Map<string, readonly FileSet[]>();
  for (const each of given) if (isDirectorySync(each)) byDirectory.set(each, await search.fileSets(each));
  const fileSets: FileSet[] = [];
  const siblings = await namedSiblings(
    [...given].filter((each) => !byDirectory.has(each)),
    search,
  );
  for (const each of given) fileSets.push(...(byDirectory.get(each) ?? namedFileSets(siblings.get(each) ?? [])));
  return { fileSets, leftOut: search.leftOut.filter(({ file }) => !given.has(file)) };
}

/** The files given by name that share a directory, by the first of them. */
async function namedSiblings(
  files: readonly string[],
  search: DirectorySearch,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found: string[] = [];
  for await (const file of inTurns(files)) {
    if (!pathExists(file)) throw new JournalError('not-found', `there is no file or directory ${file}`);
    if (search.visit(file)) found.push(file);
  }
  const byDirectory = groupedBy(found, (file) => path.dirname(file));
  return new Map(Array.from(byDirectory.values(), (siblings) => [siblings[0] as string, siblings]));
}

/**
 * Files of one directory, given by name: its journals and companions belong together, any other file is a set
 * of its own.
 */
function namedFileSets(siblings: readonly string[]): FileSet[] {
  const byName = new Map(siblings.map((file) => [path.basename(file), file]));
  const journals = journalFiles(byName.keys()).map(({ name }) => byName.get(name) as string);
  const companions = siblings.filter((file) => isCompanionName(path.basename(file)));
  const together = new Set([...journals, ...companions]);
  const others = siblings.filter((file) => !together.has(file));
  return [
    ...(together.size > 0 ? splitByEdition({ journals, companions }) : []),
    ...others.map((file) => ({ journals: [file], companions: [] })),
  ];
}
