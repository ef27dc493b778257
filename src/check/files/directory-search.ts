import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { isDirectorySync } from '../../journal/directories.js';
import { isCompanionName, isGameName } from '../../journal/game-files.js';
import { journalFiles, parseJournalName } from '../../journal/journal-names.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { type FileSet, splitByEdition } from './file-set.js';
import { type LeftOut, whyLeftOut } from './left-out.js';

/** Finds the files to check in directories and below them. Each file is found once, by whichever path it is reached first. */
export class DirectorySearch {
  /** Files that are not checked although they are in a directory with journals, or are ignored. */
  readonly leftOut: LeftOut[] = [];
  readonly #ignores: ((path: string) => boolean) | undefined;
  /** The real paths of the files and folders found so far. */
  readonly #visited = new Set<string>();

  constructor(ignores: ((path: string) => boolean) | undefined) {
    this.#ignores = ignores;
  }

  /** Marks a file as found; returns whether it is new. */
  visit(file: string): boolean {
    return this.#isNew(realPathOf(file));
  }

  /** The files of a directory, and of the folders in it. A link back to a folder that was searched leads nowhere. */
  async fileSets(directory: string): Promise<FileSet[]> {
    let real: string;
    let entries: Dirent[];
    // Signals come in between.
    await turn();
    try {
      real = realpathSync.native(directory);
      if (!this.#isNew(real)) return [];
      entries = readdirSync(directory, { withFileTypes: true });
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return [{ journals: [], companions: [], unreadableFolders: [{ path: directory, reason: reasonOf(error) }] }];
    }
    const kept = this.#withoutIgnored(entries, directory);
    const names = kept.map(({ name }) => name);
    const links = new Set(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name));
    const [within, reallyWithin] = [beginningIn(directory), beginningIn(real)];
    const newFiles = (candidates: readonly string[]): string[] =>
      candidates
        .filter((name) => this.#isNew(links.has(name) ? realPathOf(within + name) : reallyWithin + name))
        .map((name) => within + name);
    const journalNames = journalFiles(names).map(({ name }) => name);
    const companionNames = names.filter(isCompanionName).sort();
    const journals = newFiles(journalNames);
    const companions = newFiles(companionNames);
    const hasFiles = journals.length + companions.length > 0;
    const own = new Set([...journalNames, ...companionNames]);
    const others = hasFiles ? kept.filter(({ name }) => !own.has(name)) : [];
    for (const each of foreignFiles(others, directory)) this.leftOut.push(each);
    const fileSets = hasFiles ? splitByEdition({ directory, journals, companions }) : [];
    return [...fileSets, ...(await this.#fileSetsBelow(directory, kept))];
  }

  async #fileSetsBelow(directory: string, entries: readonly Dirent[]): Promise<FileSet[]> {
    const below: FileSet[] = [];
    const names = entries.filter((entry) => !entry.isFile()).map(({ name }) => name);
    for (const name of names.filter(isSearchedFolder).sort()) {
      const folder = path.join(directory, name);
      if (isDirectorySync(folder)) below.push(...(await this.fileSets(folder)));
    }
    return below;
  }

  #withoutIgnored(entries: readonly Dirent[], directory: string): Dirent[] {
    const ignores = this.#ignores;
    if (!ignores) return [...entries];
    const beginning = beginningIn(directory);
    return entries.filter((entry) => {
      const file = `${beginning}${entry.name}`;
      if (!ignores(file)) return true;
      if (wouldBeChecked(entry)) this.leftOut.push({ file, reason: 'ignored' });
      return false;
    });
  }

  #isNew(real: string): boolean {
    const before = this.#visited.size;
    return this.#visited.add(real).size > before;
  }
}

/** What the path of a file in a directory begins with, as `path.join` would put it: a directory may have thousands. */
function beginningIn(directory: string): string {
  return path.join(directory, 'x').slice(0, -1);
}

/** Where links lead; the path itself if they lead nowhere. */
function realPathOf(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return path.resolve(file);
  }
}

/** Files in a directory with journals that are not checked. Hidden files, such as Shakedown's own, are not mentioned. */
function foreignFiles(entries: readonly Dirent[], directory: string): LeftOut[] {
  const beginning = beginningIn(directory);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ file: `${beginning}${name}`, reason: whyLeftOut(name) }))
    .filter((each): each is LeftOut => each.reason !== undefined)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Whether an entry would be checked if it were not ignored. */
function wouldBeChecked(entry: Dirent): boolean {
  return entry.isDirectory() ? isSearchedFolder(entry.name) : isGameName(entry.name);
}

/** Hidden folders and those of packages contain no journals; a folder may have the name of a journal or companion. */
function isSearchedFolder(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules' && !parseJournalName(name) && !isCompanionName(name);
}
