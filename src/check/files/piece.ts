/** A part of a file: the lines that begin within it. */
export interface Piece {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** Whether the file ends here, as far as is known. */
  readonly last: boolean;
}

/** Cuts a file into pieces of about the same size. An empty file is one empty piece. */
export function* piecesOf(file: string, size: number, pieceSize: number): Generator<Piece> {
  let from = 0;
  do {
    const to = Math.min(size, from + pieceSize);
    yield { file, from, to, last: to === size };
    from = to;
  } while (from < size);
}
