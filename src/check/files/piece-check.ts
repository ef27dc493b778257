import { closeSync, fstatSync, readSync } from 'node:fs';
import { isSystemError } from '../../journal/errors.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { reasonOf } from '../../journal/reason.js';
import { CheckedBytes } from '../lines/checked-bytes.js';
import type { LineCheckOptions } from '../lines/line-check.js';
import type { LineReport } from '../lines/line-report.js';
import { isNoJournal } from './no-journal.js';
import type { Piece } from './piece.js';

/** What was found in a piece of a file. */
export interface PieceReport extends LineReport {
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
const patience = 250;
const nap = 25;

/** Checks files piece by piece. */
export class PieceCheck {
  readonly #bytes: CheckedBytes;

  constructor(options: LineCheckOptions) {
    this.#bytes = new CheckedBytes(options);
  }

  check(piece: Piece): PieceReport {
    const { check } = this.#bytes;
    try {
      const descriptor = openRegularFile(piece.file);
      try {
        const until = this.#read(piece, descriptor);
        const { from, to, last } = piece;
        const binary = from === 0 && isNoJournal(check, last ? to : this.#bytes.nextOffset, last);
        return { ...check.report(), ...(binary ? { binary: true } : until !== undefined && { until }) };
      } finally {
        closeSync(descriptor);
      }
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return { ...check.report(), unreadable: reasonOf(error) };
    }
  }

  /** Reads the lines that begin in a piece; tells how far it got if it is not done. */
  #read(piece: Piece, descriptor: number): number | undefined {
    const bytes = this.#bytes;
    // The byte before the piece tells whether a line begins with the piece.
    let at = Math.max(0, piece.from - 1);
    bytes.begin(at, piece.from > 0);
    const isEnough = () =>
      bytes.check.isFull || (piece.from === 0 && isNoJournal(bytes.check, bytes.nextOffset, false));
    while (bytes.drain(piece.to, isEnough)) {
      // The next line is that of another piece, however long it is.
      if (bytes.nextOffset >= piece.to) return undefined;
      // The rest of a line that began earlier may fill the piece.
      if (bytes.isPassing && at >= piece.to) return undefined;
      const room = bytes.space();
      // What is left of the piece, and a little more for the end of its last line; of a long line ever more.
      const length = Math.min(room.length, Math.max(0, piece.to - at) + lineRest + bytes.pending);
      const count = readSync(descriptor, room, { position: at, length }) || this.#readLater(piece, descriptor, at);
      if (count === 0) {
        bytes.end(piece.to);
        return undefined;
      }
      bytes.filled(count);
      at += count;
    }
    return bytes.nextOffset < piece.to ? bytes.nextOffset : undefined;
  }

  /** The end of the file, unless a line is just being written. */
  #readLater({ last }: Piece, descriptor: number, at: number): number {
    const bytes = this.#bytes;
    if (!last || bytes.pending === 0 || Date.now() - fstatSync(descriptor).mtimeMs > fresh) return 0;
    for (let waited = 0; waited < patience; waited += nap) {
      Atomics.wait(clockless, 0, 0, nap);
      const count = readSync(descriptor, bytes.space(), { position: at });
      if (count > 0) return count;
    }
    return 0;
  }
}

/** Nobody ever wakes those who wait here; they wake up by themselves. */
const clockless = new Int32Array(new SharedArrayBuffer(4));
