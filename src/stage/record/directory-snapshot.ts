import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDirectorySync } from '../../journal/directories.js';
import { companionNames } from '../../journal/game-files.js';
import { markerName } from '../../journal/journal-marker.js';
import { acquireLock } from '../../journal/write/directory-lock.js';
import { ownJournals } from '../../journal/write/ownership-marker.js';

/** The state of a directory before a session was written into it, to restore it. */
export class DirectorySnapshot {
  readonly #directory: string;
  readonly #journals: ReadonlySet<string>;
  /** Directories that did not exist, innermost first. */
  readonly #missing: readonly string[];
  readonly #hadMarker: boolean;
  readonly #companions: ReadonlyMap<string, Buffer>;

  /** Create it before writing anything: journals that come later are the session's. */
  constructor(directory: string) {
    this.#directory = directory;
    this.#journals = (isDirectorySync(directory) && ownJournals(directory)) || new Set();
    this.#missing = missingFrom(directory);
    this.#hadMarker = existsSync(path.join(directory, markerName));
    this.#companions = contentsOf(companionFiles(directory));
  }

  /** Removes the session that was just closed, and restores the companions. */
  restore(): void {
    // If nothing was written there is nothing to remove, and on a full disk no lock can be taken.
    if (isDirectorySync(this.#directory) && readdirSync(this.#directory).length > 0) {
      const lock = acquireLock(this.#directory);
      try {
        this.#takeAway();
        this.#giveBack();
      } finally {
        lock.release();
      }
    }
    // Only empty directories: files added by others meanwhile stay.
    for (const directory of this.#missing) if (!removeEmpty(directory)) return;
  }

  #takeAway(): void {
    const marked = [...(ownJournals(this.#directory) ?? [])];
    const kept = marked.filter((name) => this.#journals.has(name));
    for (const name of marked.filter((each) => !kept.includes(each))) {
      rmSync(path.join(this.#directory, name), { force: true });
    }
    const marker = path.join(this.#directory, markerName);
    if (this.#hadMarker) writeFileSync(marker, kept.map((name) => `${name}\n`).join(''));
    else rmSync(marker, { force: true });
  }

  #giveBack(): void {
    for (const file of companionFiles(this.#directory)) {
      const before = this.#companions.get(file);
      if (before) writeFileSync(file, before);
      else if (isFile(file)) rmSync(file);
    }
  }
}

function companionFiles(directory: string): string[] {
  return [...companionNames].map((name) => path.join(directory, name));
}

function contentsOf(files: readonly string[]): Map<string, Buffer> {
  return new Map(files.filter(isFile).map((file) => [file, readFileSync(file)]));
}

/** A regular file, not a link or device. */
function isFile(file: string): boolean {
  try {
    return lstatSync(file).isFile();
  } catch {
    return false;
  }
}

function missingFrom(directory: string): string[] {
  const missing: string[] = [];
  // A drive or share that does not exist is its own parent.
  for (let parent = path.resolve(directory); !existsSync(parent); parent = path.dirname(parent)) {
    if (parent === path.dirname(parent)) break;
    missing.push(parent);
  }
  return missing;
}

function removeEmpty(directory: string): boolean {
  try {
    rmdirSync(directory);
    return true;
  } catch {
    return false;
  }
}
