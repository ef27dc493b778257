import { closeSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { openRegularFile, withoutWaiting } from '../../journal/read/regular-file.js';
import type { ByteReader } from '../recording/byte-reader.js';

/** Files kept open, since lines are read one by one. */
const mostOpen = 16;

/** Bytes from which reads are asynchronous; smaller ones take no longer than scheduling them. */
const worthWaiting = 256 * 1024;

/** Gap in bytes up to which reads are merged: copying more takes longer than another system call. */
const worthCopying = 8 * 1024;

/** Reads from journal files, numbered in the order of `add`. */
export class FileBytes implements ByteReader {
  readonly worthReading = worthCopying;
  readonly #paths: string[] = [];
  /** Descriptors by file, least recently used first. */
  readonly #open = new Map<number, number>();

  add(path: string): void {
    this.#paths.push(path);
  }

  /** Returns fewer bytes if the file has shrunk, and none if it is gone. */
  async read(file: number, offset: number, length: number): Promise<Uint8Array> {
    const bytes = Buffer.allocUnsafe(length);
    try {
      const count =
        length <= worthWaiting ? this.#readNow(file, offset, bytes) : await this.#readLater(file, offset, bytes);
      return bytes.subarray(0, count);
    } catch {
      // Removed or replaced; the source is about to start over.
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
    const handle = await open(this.#paths[file] ?? '', withoutWaiting);
    try {
      const { bytesRead } = await handle.read(into, 0, into.length, offset);
      return bytesRead;
    } finally {
      await handle.close();
    }
  }
}
