/** Who does the work on the pieces: this thread, or several. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Piece } from '../files/piece.js';
import { PieceCheck, type PieceReport } from '../files/piece-check.js';
import { lineCheckOptions, type Standards } from '../lines/standards.js';

export interface Crew {
  /** How large pieces should be, in bytes. */
  readonly pieceSize: number;
  /** Reports on the pieces, in their order. */
  reports(pieces: Iterable<Piece>): AsyncGenerator<PieceReport>;
  dismiss(): Promise<void>;
}

/** All the work in this thread, with a pause after each piece for whoever else has something to do; `bytes` tells how much it is. */
export function soloCrew(standards: Standards, bytes: number): Crew {
  const check = new PieceCheck(lineCheckOptions(standards, bytes));
  return {
    // Small enough that nobody who wants to stop it waits for long.
    pieceSize: 512 * 1024,
    async *reports(pieces) {
      for (const piece of pieces) {
        yield check.check(piece);
        await turn();
      }
    },
    dismiss: () => Promise.resolve(),
  };
}
