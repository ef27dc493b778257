/** Whoever looks at the lines of journals, and at the files beside them, as they are read from a disk. */
export interface LineObserver {
  /** What comes next are the lines of another journal. */
  beginJournal(): void;
  /** A line, without its end; a control character stands behind its last byte. */
  line(bytes: Uint8Array, start: number, end: number): void;
  /** A line that is no event, or too long to be one. */
  unusableLine(): void;
  /** What a file beside the journal contains. */
  companion(file: string, content: Uint8Array): void;
}
