import { createHash } from 'node:crypto';
import { open, readFile, realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory } from '../../journal/directories.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import {
  type DirectoryRecord,
  formatDirectoryRecord,
  newDirectoryRecord,
  parseDirectoryRecord,
} from './directory-record.js';

/** Milliseconds between two writings of what has changed. */
const interval = 1000;

/** The stream that the positions are about. One that was deleted and created anew is another. */
export interface PublishedStream {
  readonly name: string;
  readonly created: string;
}

/** What is known of a directory when it is opened. */
export interface KeptDirectory {
  readonly record: DirectoryRecord;
  /** Whether it was published before. */
  readonly isKnown: boolean;
}

/**
 * Keeps the positions of directories in files, one each: written aside, brought to the disk and renamed, so that a file is
 * always whole. Should one be lost, its directory is published from the beginning, which does no harm.
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

  /** Reads the position of a directory. */
  async open(directory: string): Promise<KeptDirectory> {
    const real = await realpath(directory).catch(() => path.resolve(directory));
    const file = path.join(this.#folder, fileNameFor(real, this.#stream));
    const kept = await this.#read(file, directory);
    const record = kept ?? newDirectoryRecord(real, this.#stream.name);
    this.#files.set(record, file);
    return { record, isKnown: kept !== undefined };
  }

  /** A record has changed, and will be written soon. */
  touch(record: DirectoryRecord): void {
    this.#changed.add(record);
    this.#timer ??= setTimeout(() => void this.flush(), interval);
  }

  /** Writes what has changed. */
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
        // What is stored stays stored; the next change tries again.
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
    await rename(temporary, file);
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
