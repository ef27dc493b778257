import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDirectorySync } from '../../journal/directories.js';
import { companionNames } from '../../journal/game-files.js';
import { markerName } from '../../journal/journal-marker.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { acquireLock } from '../../journal/write/directory-lock.js';
import { ownJournals } from '../../journal/write/ownership-marker.js';

/** What a directory was like before a session was written into it, and how to get there again. */
export class DirectorySnapshot {
  readonly #directory: string;
  readonly #started: string;
  /** The directories that were not there, the innermost first. */
  readonly #missing: readonly string[];
  readonly #hadMarker: boolean;
  readonly #companions: ReadonlyMap<string, Buffer>;

  /** To be made before anything is; the names of the session's journals say when it started. */
  constructor(directory: string, started: string) {
    this.#directory = directory;
    this.#started = started;
    this.#missing = missingFrom(directory);
    this.#hadMarker = existsSync(path.join(directory, markerName));
    this.#companions = contentsOf(companionFiles(directory));
  }

  /** Takes away the session that has just been closed, and gives the companions what they held before. */
  restore(): void {
    // Where nothing is, there is nothing to take away, and a full disk takes no lock.
    if (isDirectorySync(this.#directory) && readdirSync(this.#directory).length > 0) {
      const lock = acquireLock(this.#directory);
      try {
        this.#takeAway();
        this.#giveBack();
      } finally {
        lock.release();
      }
    }
    // Only what is empty: whatever somebody else has put there meanwhile stays.
    for (const directory of this.#missing) if (!removeEmpty(directory)) return;
  }

  #takeAway(): void {
    const marked = [...(ownJournals(this.#directory) ?? [])];
    const kept = marked.filter((name) => parseJournalName(name)?.started !== this.#started);
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

/** Not a link to somewhere else, nor a device. */
function isFile(place: string): boolean {
  try {
    return lstatSync(place).isFile();
  } catch {
    return false;
  }
}

function missingFrom(directory: string): string[] {
  const missing: string[] = [];
  for (let place = path.resolve(directory); !existsSync(place); place = path.dirname(place)) missing.push(place);
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
