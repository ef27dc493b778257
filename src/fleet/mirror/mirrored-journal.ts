import { closeSync, ftruncateSync, lstatSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { writeFailed } from '../../journal/journal-error.js';
import { markAsOurs } from '../../journal/write/ownership-marker.js';
import type { StoredMessage } from '../fleet-message.js';
import { JournalSequence, type Missing } from '../journal-sequence.js';
import type { MirroredPosition } from './mirror-state.js';

/** Rewrites a journal byte for byte from its messages. */
export class MirroredJournal {
  readonly #directory: string;
  readonly #name: string;
  readonly #sequence: JournalSequence;
  #copy: number;
  /** Journal offset of the end of the last message written, and the size of the file then. */
  #end: number;
  #size: number;
  #descriptor: number | undefined;

  constructor(directory: string, name: string, missed: (missing: Missing) => void, position?: MirroredPosition) {
    this.#directory = directory;
    this.#name = name;
    this.#sequence = new JournalSequence((from, to) => missed({ file: name, from, to }), position);
    this.#copy = position?.copy ?? 0;
    this.#end = position?.next ?? 0;
    this.#size = position?.size ?? 0;
  }

  get position(): MirroredPosition {
    return { copy: Math.max(1, this.#copy), next: this.#end, size: this.#size };
  }

  get duplicates(): number {
    return this.#sequence.duplicates;
  }

  /** Sequence number of the first message that arrived early and is not written yet. */
  get firstWaiting(): number {
    return this.#sequence.waiting.reduce((first, { sequence }) => Math.min(first, sequence), Infinity);
  }

  /** Returns the number of messages written, including those that were waiting for this one. */
  take(message: StoredMessage): number {
    return this.#writeAll(this.#sequence.take(message));
  }

  /** Everything published is known: what is missing will never arrive. */
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
    // Missing bytes leave no hole in the file.
    const missing = this.#end - this.#size + Math.max(0, offset - this.#end);
    const at = offset - missing;
    this.#descriptor ??= openSync(this.#file, 'r+');
    let written = 0;
    while (written < payload.length)
      written += writeSync(this.#descriptor, payload, written, payload.length - written, at + written);
    this.#end = offset + payload.length;
    this.#size = at + payload.length;
  }

  /** Another file replaced this one at the publisher. */
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
 * Truncates a journal to its saved size: what was written after that is read again. Returns false if the file
 * is shorter or missing.
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
