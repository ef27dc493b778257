/** An end of the journal: the number of its files before the last, and the lines in that. */
export interface JournalEnd {
  readonly files: number;
  readonly lines: number;
}

/** Lines of a journal, counted from 1; without `to`, all up to its end. */
export interface LineRange {
  readonly file: string;
  readonly from: number;
  readonly to?: number;
}
