import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isDirectorySync } from '../../journal/directories.js';
import { isCompanionName, isGameName } from '../../journal/game-files.js';
import { isJournalName, sortJournalNames } from '../../journal/journal-names.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { turn } from '../next-turn.js';
import { type FileSet, splitByEdition } from './file-set.js';
import { type LeftOut, whyLeftOut } from './left-out.js';

/**
 * Finds the files to check in directories and below them. Each file is found once, by whichever path it is
 * reached first.
 */
export class DirectorySearch {
  /** Files that are not checked although they are in a directory with journals, or are ignored. */
  readonly leftOut: LeftOut[] = [];
  readonly #ignores: ((path: string) => boolean) | undefined;
  /** The folders that were searched, by their real paths, with what was found in each. */
  readonly #searched = new Map<string, FilesInFolder>();
  /** The real paths of files that were found in another way: given by name, or through a link. */
  readonly #alone = new Set<string>();

  constructor(ignores: ((path: string) => boolean) | undefined) {
    this.#ignores = ignores;
  }

  /** Marks a file as found; returns whether it is new. */
  visit(file: string): boolean {
    return this.#isNewAlone(realPathOf(file));
  }

  /**
   * The files of a directory, and of the folders in it. A link back to a folder that was searched leads
   * nowhere.
   */
  async fileSets(directory: string): Promise<FileSet[]> {
    const found = new FilesInFolder(directory);
    let real: string;
    let entries: Dirent[];
    // Lets signals be delivered.
    await turn();
    try {
      real = realPathOf(directory);
      if (this.#searched.has(real)) return [];
      this.#searched.set(real, found);
      entries = readdirSync(directory, { withFileTypes: true });
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return [{ journals: [], companions: [], unreadableFolders: [{ path: directory, reason: reasonOf(error) }] }];
    }
    const kept = this.#withoutIgnored(entries, directory);
    const names = namesAmong(kept);
    const links = new Set(kept.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name));
    const reallyWithin = beginningIn(real);
    const isNew = (name: string) =>
      links.has(name)
        ? this.#isNewAlone(realPathOf(found.within + name))
        : this.#alone.size === 0 || !this.#alone.has(reallyWithin + name);
    for (const name of names.journals) if (isNew(name)) found.addTo(found.journals, name);
    for (const name of names.companions) if (isNew(name)) found.addTo(found.companions, name);
    const { journals, companions } = found;
    const hasFiles = journals.length + companions.length > 0;
    for (const each of hasFiles ? foreignFiles(names.others, directory) : []) this.leftOut.push(each);
    const fileSets = hasFiles ? splitByEdition({ directory, journals, companions }) : [];
    return [...fileSets, ...(await this.#fileSetsBelow(directory, names.others))];
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

  #withoutIgnored(entries: readonly Dirent[], directory: string): readonly Dirent[] {
    const ignores = this.#ignores;
    if (!ignores) return entries;
    const beginning = beginningIn(directory);
    return entries.filter((entry) => {
      const file = `${beginning}${entry.name}`;
      if (!ignores(file)) return true;
      if (wouldBeChecked(entry)) this.leftOut.push({ file, reason: 'ignored' });
      return false;
    });
  }

  #isNewAlone(real: string): boolean {
    if (this.#alone.has(real) || this.#searched.get(path.dirname(real))?.has(path.basename(real))) return false;
    this.#alone.add(real);
    return true;
  }
}

/** Journals in the order of play, companions, and whatever else there is. */
function namesAmong(entries: readonly Dirent[]) {
  const journals: string[] = [];
  const companions: string[] = [];
  const others: Dirent[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (isJournalName(name)) journals.push(name);
    else if (isCompanionName(name)) companions.push(name);
    else others.push(entry);
  }
  return { journals: sortJournalNames(journals), companions: companions.sort(), others };
}

/**
 * The files of a folder that were found there, by their paths. There may be thousands: nothing else is kept
 * of them.
 */
class FilesInFolder {
  readonly journals: string[] = [];
  readonly companions: string[] = [];
  readonly within: string;
  /** Resolved paths of journals, on demand: few directories have links. */
  readonly #known = new Set<string>();

  constructor(directory: string) {
    this.within = beginningIn(directory);
  }

  /** The path is one text, not a pair of two, as which V8 would keep it besides. */
  addTo(files: string[], name: string): void {
    files.push([this.within, name].join(''));
  }

  has(name: string): boolean {
    for (let at = this.#known.size; at < this.journals.length; at++) this.#known.add(this.journals[at] as string);
    return this.#known.has(this.within + name) || this.companions.includes(this.within + name);
  }
}

/**
 * What the path of a file in a directory begins with, as `path.join` would put it: a directory may have
 * thousands.
 */
function beginningIn(directory: string): string {
  return path.join(directory, 'x').slice(0, -1);
}

/** Where links lead; the path itself if they lead nowhere. Windows cannot resolve paths of some RAM disks. */
function realPathOf(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return path.resolve(file);
  }
}

/**
 * Files in a directory with journals that are not checked. Hidden files, such as Shakedown's own, are not
 * mentioned.
 */
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

/**
 * Hidden folders and those of packages contain no journals; a folder may have the name of a journal or
 * companion.
 */
function isSearchedFolder(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules' && !isJournalName(name) && !isCompanionName(name);
}
