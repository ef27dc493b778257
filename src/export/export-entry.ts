import type { JournalEvent } from '../journal/journal-event.js';
import type { Problem } from '../journal/parse/line-problem.js';
import { parseLine } from '../journal/parse/parse-line.js';

/** Where the bytes of a line stand, and whose they are. */
export interface LinePlace {
  readonly file: string;
  /** Counted from 1; of a companion, 1. */
  readonly line: number;
  /** Where the line begins in its file, in bytes. */
  readonly offset: number;
  readonly commander?: string | undefined;
}

/** What is exported: a line of a journal or the content of a companion, parsed. */
export interface ExportEntry extends LinePlace {
  readonly event?: JournalEvent | undefined;
  readonly problem?: Problem | undefined;
  /** The line as it stands in its file, without the line feed; used only until the next entry is asked for. */
  readonly bytes: Uint8Array;
}

/** Some entries at a time, in order: so many promises as entries would take longer than the export itself. */
export type EntryBatch = Iterable<ExportEntry>;

/** An entry from the bytes of a line, with or without its line end. */
export function entryOfBytes(place: LinePlace, bytes: Uint8Array): ExportEntry {
  const line = bytes.at(-1) === lineFeed ? bytes.subarray(0, -1) : bytes;
  return { ...place, ...parseLine(line), bytes: line };
}

const lineFeed = 0x0a;
