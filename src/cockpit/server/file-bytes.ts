import { closeSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { openRegularFile } from '../../journal/read/regular-file.js';
import type { ByteReader } from '../recording/byte-reader.js';

/** How many files stay open, since lines are asked for one by one. */
const mostOpen = 16;

/** More is read without keeping everybody else waiting; to read less takes no longer than to ask for it. */
const worthWaiting = 256 * 1024;

/** To copy more takes longer than to ask the system again. */
const worthCopying = 8 * 1024;

/** Reads from journal files, which are numbered in the order in which they were begun. */
export class FileBytes implements ByteReader {
  readonly worthReading = worthCopying;
  readonly #paths: string[] = [];
  /** Descriptors by file; the one that was used last is the last. */
  readonly #open = new Map<number, number>();

  /** The next file has this path. */
  add(path: string): void {
    this.#paths.push(path);
  }

  /** What is there by now; less than was asked for if the file has become shorter, nothing if it is gone. */
  async read(file: number, offset: number, length: number): Promise<Uint8Array> {
    const bytes = Buffer.allocUnsafe(length);
    try {
      const count =
        length <= worthWaiting ? this.#readNow(file, offset, bytes) : await this.#readLater(file, offset, bytes);
      return bytes.subarray(0, count);
    } catch {
      // It was removed or replaced; the source is about to begin anew.
      return bytes.subarray(0, 0);
    }
  }

  close(): void {
    for (const descriptor of this.#open.values()) closeSync(descriptor);
    this.#open.clear();
  }

  #readNow(file: number, offset: number, into: Buffer): number {
    const descriptor = this.#open.get(file) ?? openRegularFile(this.#paths[file] ?? '');
    this.#open.delete(file);
    this.#open.set(file, descriptor);
    for (const [oldest, unused] of this.#open) {
      if (this.#open.size <= mostOpen) break;
      this.#open.delete(oldest);
      closeSync(unused);
    }
    return readSync(descriptor, into, 0, into.length, offset);
  }

  async #readLater(file: number, offset: number, into: Buffer): Promise<number> {
    const handle = await open(this.#paths[file] ?? '');
    try {
      const { bytesRead } = await handle.read(into, 0, into.length, offset);
      return bytesRead;
    } finally {
      await handle.close();
    }
  }
}
