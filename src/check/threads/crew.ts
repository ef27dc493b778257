/** Who does the work on the pieces: this thread, or several. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Piece } from '../files/piece.js';
import { PieceCheck, type PieceReport } from '../files/piece-check.js';
import { lineCheckOptions, type Standards } from '../lines/standards.js';

export interface Crew {
  /** How large pieces should be, in bytes. */
  readonly pieceSize: number;
  /** Reports on the pieces, in their order. */
  reports(pieces: Iterable<Piece>): AsyncGenerator<CheckedPiece>;
  dismiss(): Promise<void>;
}

/** A piece and the report on it. Of one with very much to say there are several, each on what the one before left. */
export interface CheckedPiece {
  readonly piece: Piece;
  readonly report: PieceReport;
}

/** What a report leaves of its piece. */
export function restOf({ piece, report }: CheckedPiece): Piece | undefined {
  return report.until === undefined ? undefined : { ...piece, from: report.until };
}

/**
 * All the work in this thread, with a pause after each piece for whoever else has something to do; `bytes` tells how much
 * it is.
 */
export function soloCrew(standards: Standards, bytes: number): Crew {
  const check = new PieceCheck(lineCheckOptions(standards, bytes));
  return {
    pieceSize: 2 * 1024 * 1024,
    async *reports(pieces) {
      for (const piece of pieces) {
        for (let rest: Piece | undefined = piece; rest; ) {
          const checked: CheckedPiece = { piece: rest, report: check.check(rest) };
          yield checked;
          rest = restOf(checked);
          await turn();
        }
      }
    },
    dismiss: () => Promise.resolve(),
  };
}
