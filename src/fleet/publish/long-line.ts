import { closeSync, readSync } from 'node:fs';
import { openRegularFile } from '../../journal/read/regular-file.js';

interface LinePiece {
  readonly offset: number;
  readonly payload: Uint8Array;
  readonly isLast: boolean;
}

/** Share of a message that is payload; the rest is room for headers. */
const headerRoom = 0.5;

/** Reads a line that is too long to buffer, in pieces that fit messages of `maxBytes`. */
export function* rereadLine(file: string, offset: number, length: number, maxBytes: number): Generator<LinePiece> {
  const descriptor = openRegularFile(file);
  const size = Math.ceil(maxBytes * headerRoom);
  try {
    for (let done = 0; done < length; ) {
      const piece = Buffer.allocUnsafe(Math.min(size, length - done));
      const count = readSync(descriptor, piece, 0, piece.length, offset + done);
      // The file was truncated meanwhile; the next read reports it.
      if (count === 0) return;
      yield { offset: offset + done, payload: piece.subarray(0, count), isLast: done + count === length };
      done += count;
    }
  } finally {
    closeSync(descriptor);
  }
}
