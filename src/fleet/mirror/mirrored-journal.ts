import { closeSync, ftruncateSync, lstatSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { writeFailed } from '../../journal/journal-error.js';
import { markAsOurs } from '../../journal/write/ownership-marker.js';
import { FileSequence } from '../file-sequence.js';
import type { StoredMessage } from '../fleet-message.js';
import type { MirroredPlace } from './mirror-state.js';

/** Of what came too early, so many bytes may wait for what is missing. */
const mostWaiting = 64 * 1024 * 1024;

/** Bytes of a journal that are not in the stream. */
export interface Missing {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** A journal that is written again, byte for byte, from what was published of it. */
export class MirroredJournal {
  readonly #directory: string;
  readonly #name: string;
  readonly #missed: (missing: Missing) => void;
  readonly #sequence: FileSequence<StoredMessage>;
  #copy: number;
  /** Where the last message that was written ended, and the size of the file then. */
  #end: number;
  #size: number;
  #descriptor: number | undefined;

  constructor(directory: string, name: string, missed: (missing: Missing) => void, place?: MirroredPlace) {
    this.#directory = directory;
    this.#name = name;
    this.#missed = missed;
    this.#sequence = new FileSequence(place);
    this.#copy = place?.copy ?? 0;
    this.#end = place?.next ?? 0;
    this.#size = place?.size ?? 0;
  }

  get place(): MirroredPlace {
    return { copy: Math.max(1, this.#copy), next: this.#end, size: this.#size };
  }

  get cameTwice(): number {
    return this.#sequence.cameTwice;
  }

  /** The number of the first message that came too early and is not written yet. */
  get firstWaiting(): number {
    return this.#sequence.waiting.reduce((first, { sequence }) => Math.min(first, sequence), Infinity);
  }

  /** How many messages were written: this one, none, or those that waited for it as well. */
  take(message: StoredMessage): number {
    const ready = this.#sequence.take(message);
    this.#writeAll(ready);
    // Whoever holds back the whole journal for one line runs out of memory.
    const late = this.#sequence.waitingBytes > mostWaiting ? this.#skip() : 0;
    return ready.length + late;
  }

  /** Everything that was published is known: what is missing never comes. */
  settle(end?: number): number {
    let written = 0;
    for (let more = true; more; ) {
      const before = this.#sequence.place.next;
      written += this.#skip(end);
      more = this.#sequence.place.next > before;
    }
    return written;
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #skip(end?: number): number {
    const skipped = this.#sequence.skip(end);
    if (!skipped) return 0;
    this.#missed({ file: this.#name, from: skipped.from, to: skipped.to });
    this.#writeAll(skipped.ready);
    return skipped.ready.length;
  }

  #writeAll(messages: readonly StoredMessage[]): void {
    try {
      for (const message of messages) this.#write(message);
    } catch (error) {
      throw writeFailed(`write ${this.#file}`, error);
    }
  }

  #write({ copy, offset, payload }: StoredMessage): void {
    if (copy !== this.#copy) this.#begin(copy);
    // What is missing leaves no hole.
    const missing = this.#end - this.#size + Math.max(0, offset - this.#end);
    const at = offset - missing;
    this.#descriptor ??= openSync(this.#file, 'r+');
    let written = 0;
    while (written < payload.length)
      written += writeSync(this.#descriptor, payload, written, payload.length - written, at + written);
    this.#end = offset + payload.length;
    this.#size = at + payload.length;
  }

  /** Another file in the place of the one before, as it was where it was published. */
  #begin(copy: number): void {
    this.close();
    markAsOurs(this.#directory, this.#name);
    rmSync(this.#file, { force: true });
    this.#descriptor = openSync(this.#file, 'wx+');
    this.#copy = copy;
    this.#end = 0;
    this.#size = 0;
  }

  get #file(): string {
    return path.join(this.#directory, this.#name);
  }
}

/**
 * Cuts a journal back to the size that was saved: what was written after that comes again. Whether that could be done; not if
 * the file has lost something, or is gone.
 */
export function cutBack(file: string, size: number): boolean {
  const there = lstatSync(file, { throwIfNoEntry: false });
  if (!there?.isFile() || there.size < size) return false;
  if (there.size === size) return true;
  const descriptor = openSync(file, 'r+');
  try {
    ftruncateSync(descriptor, size);
    return true;
  } finally {
    closeSync(descriptor);
  }
}
