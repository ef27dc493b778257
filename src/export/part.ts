import type { Column } from './columns/column-type.js';

/** Where a row comes from. */
export interface Origin {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly commander?: string | undefined;
}

/** The content of one file of the export, on its way from rows to bytes. */
export interface Part {
  /** Adds a line: its event, with all digits, and its bytes without the line feed. */
  add(origin: Origin, event: object, bytes: Uint8Array): void;
  /** The bytes of all rows since the last call. */
  flush(): Uint8Array;
  /** The remaining bytes of the file. */
  end(): Uint8Array;
}

/** A way to write tables. */
export interface PartFormat {
  /** The extension of file names, without the dot. */
  readonly extension: string;
  readonly createPart: (columns: readonly Column[]) => Part;
}
