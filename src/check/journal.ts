import type { Dialect } from '../spec/dialect.js';
import type { PlacedFinding, Summary } from './finding.js';

/** Directories and files to be checked, in the order given, or a stream of lines. */
export type CheckSource = string | readonly string[] | AsyncIterable<Uint8Array | string>;

export interface CheckOptions {
  readonly dialect?: Dialect;
  /** Judges every event by itself: no rule across events or files. */
  readonly eventsOnly?: boolean;
  /** How many threads share the work; as many as seem worth it if left out. */
  readonly threads?: number;
  /** Whether a file or folder found in a directory is passed over. */
  readonly ignores?: (path: string) => boolean;
  readonly progress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

export interface Progress {
  /** The file being looked at. */
  readonly file: string;
  /** How many bytes have been looked at, and how many there are in all, as far as that is known. */
  readonly done: number;
  readonly all: number;
}

/** Tells the findings in order; the summary counts those told so far. */
export interface JournalCheck extends AsyncIterable<PlacedFinding> {
  readonly summary: Summary;
  /** Files that could not be read; each is told by a finding, too. */
  readonly unreadable: number;
}

export declare function checkJournal(source: CheckSource, options?: CheckOptions): JournalCheck;
