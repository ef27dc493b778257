import type { Dialect } from '../../interface/dialect/dialects.js';

/** A part of a file. It covers the lines that begin in it, the last of which may end later. */
export interface Chunk {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** Whether the file ends here, as far as is known. */
  readonly last: boolean;
  /** The dialect to check it in. */
  readonly dialect: Dialect;
}

/** Cuts a file into chunks. An empty file is one empty chunk. */
export function* chunksOf(file: string, size: number, chunkSize: number, dialect: Dialect): Generator<Chunk> {
  let from = 0;
  do {
    const to = Math.min(size, from + chunkSize);
    yield { file, from, to, last: to === size, dialect };
    from = to;
  } while (from < size);
}
