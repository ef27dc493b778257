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
