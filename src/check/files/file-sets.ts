import type { Dirent } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { companionKinds, specification } from '../../interface/kind-catalogue.js';
import { isDirectory } from '../../journal/directories.js';
import { isGameName } from '../../journal/game-files.js';
import { JournalError } from '../../journal/journal-error.js';
import { journalFiles, parseJournalName } from '../../journal/journal-names.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { type LeftOut, whyLeftOut } from './left-out.js';
import { pathExists } from './path-exists.js';

/** Files that belong together: the journals of one directory in the order of play, and the companions beside them. */
export interface FileSet {
  /** The directory, where it was looked at as a whole. */
  readonly directory?: string;
  readonly journals: readonly string[];
  readonly companions: readonly string[];
  /** Folders that could not be looked into, and why. */
  readonly unreadableFolders?: readonly UnreadableFolder[];
}

interface UnreadableFolder {
  readonly path: string;
  readonly reason: string;
}

const companionFiles = new Set(companionKinds(specification).map(({ companion }) => companion.file));

/** What there is to check at some paths: files as they are named, and directories with all below them; each file once. */
export async function findFileSets(
  paths: readonly string[],
  ignores: (path: string) => boolean,
): Promise<FoundFileSets> {
  const search: FileSearch = { ignores, visited: new Set<string>(), leftOut: [] };
  const given = new Set(paths.map((each) => path.normalize(each)));
  // A journal that is named beside its directory belongs to the others there: directories come first.
  const folders = new Map<string, readonly FileSet[]>();
  for (const each of given) if (await isDirectory(each)) folders.set(each, await fileSetsBelow(each, search));
  const found: (readonly string[] | readonly FileSet[])[] = [];
  /** Files given by name, by their directory; those of one directory come where its first was named. */
  const named = new Map<string, string[]>();
  for (const each of given) {
    const below = folders.get(each);
    if (below) found.push(below);
    else if (await isNewFile(each, search.visited)) {
      const directory = path.dirname(each);
      const siblings = named.get(directory) ?? [];
      if (siblings.push(each) > 1) continue;
      named.set(directory, siblings);
      found.push(siblings);
    }
  }
  const batches = found.flatMap((each) => (isNamed(each) ? fileSetsOf(each) : each));
  return { fileSets: batches, leftOut: search.leftOut.filter(({ file }) => !given.has(file)) };
}

/** What there is to check, and what is left out. */
export interface FoundFileSets {
  readonly fileSets: readonly FileSet[];
  readonly leftOut: readonly LeftOut[];
}

async function isNewFile(file: string, visited: Set<string>): Promise<boolean> {
  if (!(await pathExists(file))) throw new JournalError('not-found', `there is no file or directory ${file}`);
  return isFirst(await realOf(file), visited);
}

function isFirst(real: string, visited: Set<string>): boolean {
  const before = visited.size;
  return visited.add(real).size > before;
}

/** What a path leads to. What leads nowhere stands for itself. */
async function realOf(file: string): Promise<string> {
  return realpath(file).catch(() => path.resolve(file));
}

function isNamed(found: readonly string[] | readonly FileSet[]): found is readonly string[] {
  return typeof found[0] === 'string';
}

/** Files given by name: journals of one directory stay together, any other file is a collection of its own. */
function fileSetsOf(siblings: readonly string[]): FileSet[] {
  const byName = new Map(siblings.map((file) => [path.basename(file), file]));
  const journals = journalFiles(byName.keys()).map(({ name }) => byName.get(name) as string);
  const companions = siblings.filter((file) => companionFiles.has(path.basename(file)));
  const together = new Set([...journals, ...companions]);
  const others = siblings.filter((file) => !together.has(file));
  return [
    ...(together.size > 0 ? byEdition({ journals, companions }) : []),
    ...others.map((file) => ({ journals: [file], companions: [] })),
  ];
}

interface FileSearch {
  readonly ignores: (path: string) => boolean;
  /** The files and folders that were found, by what they lead to. */
  readonly visited: Set<string>;
  readonly leftOut: LeftOut[];
}

/** A directory and those below it; a folder that leads back to where it came from is entered once. */
async function fileSetsBelow(directory: string, search: FileSearch): Promise<FileSet[]> {
  const { ignores, visited, leftOut } = search;
  let real: string;
  let entries: Dirent[];
  try {
    real = await realpath(directory);
    if (!isFirst(real, visited)) return [];
    entries = await readdir(directory, { withFileTypes: true });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return [{ journals: [], companions: [], unreadableFolders: [{ path: directory, reason: reasonOf(error) }] }];
  }
  const ignored = new Set(entries.filter(({ name }) => ignores(path.join(directory, name))));
  for (const entry of ignored) {
    if (mayBeChecked(entry)) leftOut.push({ file: path.join(directory, entry.name), reason: 'ignored' });
  }
  const kept = entries.filter((entry) => !ignored.has(entry));
  const names = kept.map(({ name }) => name);
  const links = new Set(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name));
  const unseen = async (name: string): Promise<string[]> => {
    const file = path.join(directory, name);
    const leadsTo = links.has(name) ? await realOf(file) : path.join(real, name);
    return isFirst(leadsTo, visited) ? [file] : [];
  };
  const journals: string[] = [];
  for (const { name } of journalFiles(names)) journals.push(...(await unseen(name)));
  const companions: string[] = [];
  for (const name of names.filter((each) => companionFiles.has(each)).sort()) companions.push(...(await unseen(name)));
  if (journals.length + companions.length > 0) {
    for (const each of foreignAmong(kept, directory)) leftOut.push(each);
  }
  const below: FileSet[] = [];
  for (const name of names.filter(mayBeFolder).sort()) {
    const folder = path.join(directory, name);
    if (await isDirectory(folder)) below.push(...(await fileSetsBelow(folder, search)));
  }
  return journals.length + companions.length > 0
    ? [...byEdition({ directory, journals, companions }), ...below]
    : below;
}

/**
 * The live game and its test versions play in different galaxies: their journals have nothing to do with each other. The
 * companions are of the one that was played last.
 */
function byEdition({ journals, ...rest }: FileSet): FileSet[] {
  const last = editionOf(journals.at(-1) ?? '');
  const editions = new Set([...journals.map(editionOf).filter((edition) => edition !== last), last]);
  return [...editions].map((edition) => {
    const own = journals.filter((file) => editionOf(file) === edition);
    return edition === last ? { ...rest, journals: own } : { journals: own, companions: [] };
  });
}

function editionOf(file: string): string {
  return parseJournalName(path.basename(file))?.edition ?? '';
}

/** Files beside journals that are not checked; in a folder without any, nobody expects a file to be. */
function foreignAmong(entries: readonly Dirent[], directory: string): LeftOut[] {
  return (
    entries
      // Hidden files, such as our own marks, are nothing that anybody expects to be checked.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => ({ file: path.join(directory, name), reason: whyLeftOut(name) }))
      .filter((each): each is LeftOut => each.reason !== undefined)
      .sort((a, b) => (a.file < b.file ? -1 : 1))
  );
}

/** Whether somebody could expect an entry of a directory to be checked. */
function mayBeChecked(entry: Dirent): boolean {
  return entry.isDirectory() ? mayBeFolder(entry.name) : isGameName(entry.name);
}

/** Hidden folders and those of packages hold no journals of anybody's. */
function mayBeFolder(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules' && !parseJournalName(name) && !companionFiles.has(name);
}
