import type { Table } from './columns/kind-table.js';
import type { Origin, Part, PartFormat } from './part.js';

/** Where the bytes of an export go. */
export interface PartStore {
  /** Adds bytes to a file, which is made if it is not there; the path begins at the directory of the export. */
  append(path: string, pieces: readonly Uint8Array[]): Promise<void>;
}

/** So many bytes of lines make a row group: enough for a column to be worth its page, and little enough to keep. */
const groupBytes = 16 * 1024 * 1024;
/** How many bytes of lines wait in memory at the most, in all files together. */
const mostWaiting = 4 * groupBytes;
/** A journal is in the order of time: more than a few dates of every kind are seldom open at once. */
const mostOpen = 512;

/** The files of one kind and date: one that is open, and those before it. */
export class Partition {
  readonly folder: string;
  readonly table: TableParts;
  /** What is open at the moment. */
  part: Part | undefined;
  number = 0;
  /** Whether the open one has rows. */
  isBegun = false;
  /** How many bytes of lines wait to be written, and when the last was added. */
  waiting = 0;
  used = 0;

  constructor(folder: string, table: TableParts) {
    this.folder = folder;
    this.table = table;
  }
}

/** What all files of a table share. Their memory is used again and again. */
export interface TableParts {
  readonly table: Table;
  readonly spare: Part[];
}

/** The files that are being written. However many there are, only so much of them is in memory. */
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

  /** Adds a line that was not parsed, if its table takes such. */
  addLine(partition: Partition, origin: Origin, bytes: Uint8Array): boolean {
    const part = partition.part ?? this.#begin(partition);
    if (!part.addLine?.(origin, bytes)) return false;
    this.#added(partition, bytes.length);
    return true;
  }

  add(partition: Partition, origin: Origin, event: object, bytes: Uint8Array): void {
    const part = partition.part ?? this.#begin(partition);
    part.add(origin, event, bytes);
    this.#added(partition, bytes.length);
  }

  #added(partition: Partition, size: number): void {
    partition.isBegun = true;
    partition.used = ++this.#clock;
    partition.waiting += size;
    this.#waiting += size;
    if (partition.waiting >= groupBytes) this.#ready.push(partition);
  }

  /** Whether it is time for `relieve`. */
  get isFull(): boolean {
    return this.#ready.length > 0 || this.#waiting > mostWaiting || this.#open.size > mostOpen;
  }

  /** Writes what is worth a row group; then, while there is too much, ends the files that were left alone the longest. */
  async relieve(): Promise<void> {
    const ready = this.#ready;
    this.#ready = [];
    for (const partition of ready) await this.#flush(partition);
    if (!this.isFull) return;
    for (const partition of [...this.#open].toSorted((a, b) => a.used - b.used)) {
      if (this.#waiting <= mostWaiting / 2 && this.#open.size <= mostOpen / 2) return;
      await this.#end(partition);
    }
  }

  /** Ends all files; gives how many there are, and how many bytes. */
  async finish(): Promise<{ files: number; bytes: number }> {
    for (const partition of this.#open) await this.#end(partition);
    return { files: this.#files, bytes: this.#bytes };
  }

  #begin(partition: Partition): Part {
    const part = partition.table.spare.pop() ?? this.#format.createPart(partition.table.table);
    partition.part = part;
    this.#open.add(partition);
    return part;
  }

  async #flush(partition: Partition): Promise<void> {
    if (partition.part) await this.#write(partition, partition.part.flush());
  }

  async #end(partition: Partition): Promise<void> {
    const { part, table } = partition;
    if (!part) return;
    if (partition.isBegun) {
      await this.#write(partition, [...part.flush(), ...part.end()]);
      partition.number++;
      this.#files++;
    }
    this.#open.delete(partition);
    partition.part = undefined;
    partition.isBegun = false;
    table.spare.push(part);
  }

  async #write(partition: Partition, pieces: readonly Uint8Array[]): Promise<void> {
    this.#waiting -= partition.waiting;
    partition.waiting = 0;
    const path = `${partition.folder}/part-${partition.number}.${this.#format.extension}`;
    await this.#store.append(path, pieces);
    for (const { length } of pieces) this.#bytes += length;
  }
}
