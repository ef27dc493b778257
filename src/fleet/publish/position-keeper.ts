import { createHash } from 'node:crypto';
import { renameSync } from 'node:fs';
import { open, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory } from '../../journal/directories.js';
import { onceReleased } from '../../journal/once-released.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import {
  type DirectoryRecord,
  formatDirectoryRecord,
  newDirectoryRecord,
  parseDirectoryRecord,
} from './directory-record.js';

/** Milliseconds between writes. */
const interval = 1000;

/** The stream that the positions refer to. A stream that was deleted and created again is another one. */
export interface PublishedStream {
  readonly name: string;
  readonly created: string;
}

export interface KeptDirectory {
  readonly record: DirectoryRecord;
  /** It was published before. */
  readonly isKnown: boolean;
}

/**
 * Keeps the positions of directories in one file each, written to a temporary file, synced and renamed, so
 * that a file is always complete. If one is lost, its directory is published from the start, which is
 * harmless.
 */
export class PositionKeeper {
  readonly #folder: string;
  readonly #stream: PublishedStream;
  readonly #say: (text: string) => void;
  readonly #files = new Map<DirectoryRecord, string>();
  readonly #changed = new Set<DirectoryRecord>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;
  #isFailing = false;

  constructor(folder: string, stream: PublishedStream, say: (text: string) => void) {
    this.#folder = folder;
    this.#stream = stream;
    this.#say = say;
  }

  async open(directory: string): Promise<KeptDirectory> {
    const real = await realpath(directory).catch(() => path.resolve(directory));
    const file = path.join(this.#folder, fileNameFor(real, this.#stream));
    const kept = await this.#read(file, directory);
    const record = kept ?? newDirectoryRecord(real, this.#stream.name);
    this.#files.set(record, file);
    return { record, isKnown: kept !== undefined };
  }

  /** Schedules a changed record to be written. */
  touch(record: DirectoryRecord): void {
    this.#changed.add(record);
    this.#timer ??= setTimeout(() => void this.flush(), interval);
  }

  async flush(): Promise<void> {
    await this.#writing;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writeAll();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const record of changed) {
      try {
        await this.#write(record);
        this.#isFailing = false;
      } catch (error) {
        if (!isSystemError(error)) throw error;
        // Nothing is lost: the next change tries again.
        if (!this.#isFailing)
          this.#say(`cannot keep the position in ${this.#folder}: ${reasonOf(error)}; it is tried again`);
        this.#isFailing = true;
        this.touch(record);
      }
    }
  }

  async #write(record: DirectoryRecord): Promise<void> {
    const file = this.#files.get(record) as string;
    const temporary = `${file}.${process.pid}.tmp`;
    await makeDirectory(this.#folder);
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(formatDirectoryRecord(record));
      await handle.sync();
    } finally {
      await handle.close();
    }
    onceReleased(() => renameSync(temporary, file));
  }

  async #read(file: string, directory: string): Promise<DirectoryRecord | undefined> {
    try {
      const record = parseDirectoryRecord(await readFile(file, 'utf8'));
      if (!record)
        this.#say(`the position of ${directory} in ${file} cannot be read: it is published from the beginning`);
      return record;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      if (error.code !== 'ENOENT')
        this.#say(
          `the position of ${directory} in ${file} cannot be read (${reasonOf(error)}): it is published from the beginning`,
        );
      return undefined;
    }
  }
}

function fileNameFor(directory: string, { name, created }: PublishedStream): string {
  const hash = createHash('sha256').update([directory, name, created].join('\0')).digest('hex');
  return `${hash.slice(0, 32)}.json`;
}
