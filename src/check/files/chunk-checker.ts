import { closeSync, fstatSync, readSync } from 'node:fs';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { ByteChecker } from '../lines/byte-checker.js';
import type { LineCheckerOptions } from '../lines/line-checker.js';
import type { LineReport } from '../lines/line-report.js';
import { isNotAJournal } from '../lines/no-journal.js';
import type { Chunk } from './file-chunk.js';

/** What was found in a piece of a file. */
export interface ChunkReport extends LineReport {
  /** Why the file cannot be read. */
  readonly unreadable?: string;
  /** The file holds no event where it begins: it is something else, and is not looked at further. */
  readonly binary?: true;
  /** There was so much to say that the piece is done only up to here. */
  readonly until?: number;
}

/** More than the rest of a usual line. */
const lineRest = 8 * 1024;
/** A file that has been written to so lately, in milliseconds, may be in the midst of a line: it gets time to end it. */
const fresh = 2000;
const longestWait = 250;
const retryDelay = 25;

/** Checks files piece by piece. */
export class ChunkChecker {
  readonly #bytes: ByteChecker;

  constructor(options: LineCheckerOptions) {
    this.#bytes = new ByteChecker(options);
  }

  check(chunk: Chunk): ChunkReport {
    const { lineChecker } = this.#bytes;
    try {
      const descriptor = openRegularFile(chunk.file);
      try {
        const until = this.#read(chunk, descriptor);
        const { from, to, last } = chunk;
        const binary = from === 0 && isNotAJournal(lineChecker, last ? to : this.#bytes.nextOffset, last);
        return { ...lineChecker.report(), ...(binary ? { binary: true } : until !== undefined && { until }) };
      } finally {
        closeSync(descriptor);
      }
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return { ...lineChecker.report(), unreadable: reasonOf(error) };
    }
  }

  /** Reads the lines that begin in a piece; tells how far it got if it is not done. */
  #read(chunk: Chunk, descriptor: number): number | undefined {
    const bytes = this.#bytes;
    // The byte before the piece tells whether a line begins with the piece.
    let at = Math.max(0, chunk.from - 1);
    bytes.begin(at, chunk.from > 0);
    const isEnough = () =>
      bytes.lineChecker.isFull || (chunk.from === 0 && isNotAJournal(bytes.lineChecker, bytes.nextOffset, false));
    while (bytes.drain(chunk.to, isEnough)) {
      // The next line is that of another piece, however long it is.
      if (bytes.nextOffset >= chunk.to) return undefined;
      // The rest of a line that began earlier may fill the piece.
      if (bytes.isSkipping && at >= chunk.to) return undefined;
      const room = bytes.space();
      // What is left of the piece, and a little more for the end of its last line; of a long line ever more.
      const length = Math.min(room.length, Math.max(0, chunk.to - at) + lineRest + bytes.pending);
      const count = readSync(descriptor, room, { position: at, length }) || this.#readLater(chunk, descriptor, at);
      if (count === 0) {
        bytes.end(chunk.to);
        return undefined;
      }
      bytes.filled(count);
      at += count;
    }
    return bytes.nextOffset < chunk.to ? bytes.nextOffset : undefined;
  }

  /** The end of the file, unless a line is just being written. */
  #readLater({ last }: Chunk, descriptor: number, at: number): number {
    const bytes = this.#bytes;
    if (!last || bytes.pending === 0 || Date.now() - fstatSync(descriptor).mtimeMs > fresh) return 0;
    for (let waited = 0; waited < longestWait; waited += retryDelay) {
      Atomics.wait(neverNotified, 0, 0, retryDelay);
      const count = readSync(descriptor, bytes.space(), { position: at });
      if (count > 0) return count;
    }
    return 0;
  }
}

/** Nobody ever wakes those who wait here; they wake up by themselves. */
const neverNotified = new Int32Array(new SharedArrayBuffer(4));
