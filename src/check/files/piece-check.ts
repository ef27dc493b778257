import { closeSync, fstatSync, readSync } from 'node:fs';
import { isSystemError } from '../../journal/errors.js';
import { openRegularFile } from '../../journal/watch/regular-file.js';
import { CheckedBytes } from '../lines/checked-bytes.js';
import type { LineCheckOptions, LineReport } from '../lines/line-check.js';
import type { Piece } from './piece.js';

/** What was found in a piece of a file. */
export interface PieceReport extends LineReport {
  /** Why the file cannot be read. */
  readonly unreadable?: string;
  /** The file holds no event where it begins: it is something else, and is not looked at further. */
  readonly binary?: true;
}

/** So many lines without an event, and a file is no journal. */
const enoughLines = 100;
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
        this.#read(piece, descriptor);
        const binary = piece.from === 0 && this.#isNoJournal();
        return { ...check.report(), ...(binary && { binary: true }) };
      } finally {
        closeSync(descriptor);
      }
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return { ...check.report(), unreadable: error.message };
    }
  }

  /** Reads the lines that begin in a piece. */
  #read(piece: Piece, descriptor: number): void {
    const bytes = this.#bytes;
    // The byte before the piece tells whether a line begins with the piece.
    let at = Math.max(0, piece.from - 1);
    bytes.begin(at, piece.from > 0);
    const isEnough = () => piece.from === 0 && this.#isNoJournal();
    while (bytes.drain(piece.to, isEnough)) {
      // The rest of a line that began earlier may fill the piece.
      if (bytes.isPassing && at >= piece.to) return;
      const count = readSync(descriptor, bytes.space(), { position: at }) || this.#readLater(piece, descriptor, at);
      if (count === 0) return bytes.end(piece.to);
      bytes.filled(count);
      at += count;
    }
  }

  #isNoJournal(): boolean {
    const { lines, events, looksBinary } = this.#bytes.check;
    return events === 0 && (lines >= enoughLines || looksBinary);
  }

  /** The end of the file, unless a line is just being written. */
  #readLater({ last }: Piece, descriptor: number, at: number): number {
    const bytes = this.#bytes;
    if (!last || !bytes.isPending || Date.now() - fstatSync(descriptor).mtimeMs > fresh) return 0;
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
