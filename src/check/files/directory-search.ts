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
  readonly #ignores: (path: string) => boolean;
  /** The real paths of the files and folders found so far. */
  readonly #visited = new Set<string>();

  constructor(ignores: (path: string) => boolean) {
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
    const newFiles = (candidates: readonly string[]): string[] =>
      candidates
        .map((name) => path.join(directory, name))
        .filter((file, index) => {
          const name = candidates[index] as string;
          return this.#isNew(links.has(name) ? realPathOf(file) : path.join(real, name));
        });
    const journals = newFiles(journalFiles(names).map(({ name }) => name));
    const companions = newFiles(names.filter(isCompanionName).sort());
    const hasFiles = journals.length + companions.length > 0;
    if (hasFiles) for (const each of foreignFiles(kept, directory)) this.leftOut.push(each);
    const own = hasFiles ? splitByEdition({ directory, journals, companions }) : [];
    return [...own, ...(await this.#fileSetsBelow(directory, kept))];
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
    return entries.filter((entry) => {
      const file = path.join(directory, entry.name);
      if (!this.#ignores(file)) return true;
      if (wouldBeChecked(entry)) this.leftOut.push({ file, reason: 'ignored' });
      return false;
    });
  }

  #isNew(real: string): boolean {
    const before = this.#visited.size;
    return this.#visited.add(real).size > before;
  }
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
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ file: path.join(directory, name), reason: whyLeftOut(name) }))
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
