import type { EntryBatch } from '../../export/export-entry.js';

/** Where the lines come from. */
export interface ExportSource extends AsyncDisposable {
  batches(): AsyncIterable<EntryBatch>;
  /** Takes the progress away from the terminal, before something is printed. */
  clear(): void;
  /** How many files could not be read, of which has been told. */
  readonly unreadable: number;
}
