import type { Table } from './columns/kind-table.js';

/** Where a row comes from. */
export interface Origin {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly commander?: string | undefined;
}

/** The content of one file of the export, on its way from rows to bytes. It can be used again after `end`. */
export interface Part {
  /** Adds a line that was not parsed, if it can be read without; otherwise nothing happens. */
  addLine?(origin: Origin, bytes: Uint8Array): boolean;
  /** Adds a line: its event, with all digits, and its bytes without the line feed. */
  add(origin: Origin, event: object, bytes: Uint8Array): void;
  /** What can be written by now; after this, no row is waiting. */
  flush(): readonly Uint8Array[];
  /** The last bytes of the file, if no row is waiting. */
  end(): readonly Uint8Array[];
}

/** A way to write tables. */
export interface PartFormat {
  /** The ending of file names, without the dot. */
  readonly extension: string;
  readonly createPart: (table: Table) => Part;
}
