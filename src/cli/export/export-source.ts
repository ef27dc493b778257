import type { EntryBatch } from '../../export/export-entry.js';

/** Where the lines come from. */
export interface ExportSource extends AsyncDisposable {
  batches(): AsyncIterable<EntryBatch>;
  /** Erases the progress bar before other output. */
  clear(): void;
  /** Number of unreadable files, which have been reported. */
  readonly unreadable: number;
}
