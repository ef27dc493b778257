import type { Problem } from '../journal/parse/line-problem.js';
import type { Origin } from './part.js';

/** What is exported: a line of a journal, or the content of a companion. */
export interface ExportEntry extends Origin {
  /** Where the line begins in its file, in bytes. */
  readonly offset: number;
  /** The bytes as they stand in the file, with or without the line feed; used only until the next entry is asked for. */
  readonly bytes: Uint8Array;
  /** Set if the bytes are not there, as of a line that is too long. */
  readonly problem?: Problem | undefined;
}

/** Some entries at a time, in order: so many promises as entries would take longer than the export itself. */
export type EntryBatch = Iterable<ExportEntry>;
