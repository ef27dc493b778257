import { closeSync, ftruncateSync, lstatSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { writeFailed } from '../../journal/journal-error.js';
import { markAsOurs } from '../../journal/write/ownership-marker.js';
import type { StoredMessage } from '../fleet-message.js';
import { JournalSequence, type Missing } from '../journal-sequence.js';
import type { MirroredPlace } from './mirror-state.js';

/** A journal that is written again, byte for byte, from what was published of it. */
export class MirroredJournal {
  readonly #directory: string;
  readonly #name: string;
  readonly #sequence: JournalSequence;
  #copy: number;
  /** Where the last message that was written ended, and the size of the file then. */
  #end: number;
  #size: number;
  #descriptor: number | undefined;

  constructor(directory: string, name: string, missed: (missing: Missing) => void, place?: MirroredPlace) {
    this.#directory = directory;
    this.#name = name;
    this.#sequence = new JournalSequence((from, to) => missed({ file: name, from, to }), place);
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
    return this.#writeAll(this.#sequence.take(message));
  }

  /** Everything that was published is known: what is missing never comes. */
  settle(end?: number): number {
    return this.#writeAll(this.#sequence.settle(end));
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #writeAll(messages: readonly StoredMessage[]): number {
    try {
      for (const message of messages) this.#write(message);
      return messages.length;
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
