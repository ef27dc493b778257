import type { Problem } from '../journal/parse/line-problem.js';
import type { Origin } from './part.js';

/** What is exported: a line of a journal, or the content of a companion. */
export interface ExportEntry extends Origin {
  /** The offset of the line in its file, in bytes. */
  readonly offset: number;
  /** The bytes in the file, with or without the line feed; valid only until the next entry is read. */
  readonly bytes: Uint8Array;
  /** Set if `bytes` is empty because the line is too long. */
  readonly problem?: Problem | undefined;
}

/** Entries in order. A promise for each single entry would take longer than the export itself. */
export type EntryBatch = Iterable<ExportEntry>;
