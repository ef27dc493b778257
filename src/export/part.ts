import type { Table } from './columns/kind-table.js';

/** One row of a table, before it is one. */
export interface Row {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly commander: string | undefined;
  /** The members of the event, with all digits. */
  readonly event: object;
  /** The line as it stands in its file, without the line feed. */
  readonly bytes: Uint8Array;
}

/** The content of one file of the export, on its way from rows to bytes. It can be used again after `end`. */
export interface Part {
  add(row: Row): void;
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
