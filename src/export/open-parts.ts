import type { Column } from './columns/column-type.js';
import type { Origin, Part, PartFormat } from './part.js';

/** Where the bytes of an export go. */
export interface PartStore {
  /**
   * Adds bytes to a file, which is created if needed; the path is relative to the directory of the export.
   */
  append(path: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Lines of this size make a row group: enough for a column to be worth its page, and little enough to keep.
 */
const groupBytes = 4 * 1024 * 1024;
/** The size of lines waiting in memory, in all files together. */
const mostWaiting = 4 * groupBytes;
/** A journal is in the order of time: more than one or two dates of every kind are seldom open at once. */
const mostOpen = 512;

/** The files of one folder: the open one, and those before it. */
export class Partition {
  readonly folder: string;
  readonly columns: readonly Column[];
  part: Part | undefined;
  /** The number of the open file. */
  number = 0;
  /** The size of the lines that wait to be written, and when the last was added. */
  waiting = 0;
  used = 0;

  constructor(folder: string, columns: readonly Column[]) {
    this.folder = folder;
    this.columns = columns;
  }
}

/** The files that are being written. Only a limited part of them is in memory. */
export class OpenParts {
  readonly #format: PartFormat;
  readonly #store: PartStore;
  readonly #open = new Set<Partition>();
  #ready: Partition[] = [];
  #waiting = 0;
  #clock = 0;
  #files = 0;
  #bytes = 0;

  constructor(format: PartFormat, store: PartStore) {
    this.#format = format;
    this.#store = store;
  }

  add(partition: Partition, origin: Origin, event: object, bytes: Uint8Array): void {
    partition.part ??= this.#format.createPart(partition.columns);
    partition.part.add(origin, event, bytes);
    partition.used = ++this.#clock;
    partition.waiting += bytes.length;
    this.#open.add(partition);
    this.#waiting += bytes.length;
    if (partition.waiting >= groupBytes) this.#ready.push(partition);
  }

  /** Whether it is time for `relieve`. */
  get isFull(): boolean {
    return this.#ready.length > 0 || this.#waiting > mostWaiting || this.#open.size > mostOpen;
  }

  /**
   * Writes what is large enough for a row group. While too many rows wait, writes those of the files with the
   * most of them; while too many files are open, ends the least recently used.
   */
  async relieve(): Promise<void> {
    for (const partition of this.#ready) await this.#flush(partition);
    this.#ready = [];
    if (this.#waiting > mostWaiting) {
      for (const partition of [...this.#open].toSorted((a, b) => b.waiting - a.waiting)) {
        if (this.#waiting <= mostWaiting / 2) break;
        await this.#flush(partition);
      }
    }
    if (this.#open.size <= mostOpen) return;
    for (const partition of [...this.#open].toSorted((a, b) => a.used - b.used)) {
      if (this.#open.size <= mostOpen / 2) return;
      await this.#end(partition);
    }
  }

  /** Ends all files; returns their number and size. */
  async finish(): Promise<{ files: number; bytes: number }> {
    for (const partition of this.#open) await this.#end(partition);
    return { files: this.#files, bytes: this.#bytes };
  }

  async #flush(partition: Partition): Promise<void> {
    if (partition.part && partition.waiting > 0) await this.#write(partition, partition.part.flush());
  }

  async #end(partition: Partition): Promise<void> {
    if (partition.part) await this.#write(partition, partition.part.end());
    partition.part = undefined;
    partition.number++;
    this.#files++;
    this.#open.delete(partition);
  }

  async #write(partition: Partition, bytes: Uint8Array): Promise<void> {
    this.#waiting -= partition.waiting;
    partition.waiting = 0;
    this.#bytes += bytes.length;
    await this.#store.append(`${partition.folder}/part-${partition.number}.${this.#format.extension}`, bytes);
  }
}
