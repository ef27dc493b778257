import { closeSync, readSync } from 'node:fs';
import { openRegularFile } from '../../journal/read/regular-file.js';

/** A piece of a line. */
interface LinePiece {
  readonly offset: number;
  readonly payload: Uint8Array;
  readonly isLast: boolean;
}

/** Room for the headers of a piece. */
const headerRoom = 0.5;

/** Reads a line that is too long to be kept, piece by piece, each small enough for a message of so many bytes. */
export function* rereadLine(file: string, offset: number, length: number, mostBytes: number): Generator<LinePiece> {
  const descriptor = openRegularFile(file);
  const size = Math.ceil(mostBytes * headerRoom);
  try {
    for (let done = 0; done < length; ) {
      const piece = Buffer.allocUnsafe(Math.min(size, length - done));
      const count = readSync(descriptor, piece, 0, piece.length, offset + done);
      // The file was cut meanwhile, which is noticed when it is read on.
      if (count === 0) return;
      yield { offset: offset + done, payload: piece.subarray(0, count), isLast: done + count === length };
      done += count;
    }
  } finally {
    closeSync(descriptor);
  }
}
