/** Receives the lines of journals and the companions as they are read from a disk. */
export interface LineObserver {
  /** The next line is the first of another journal. */
  beginJournal(): void;
  /** A line, without its end. */
  line(bytes: Uint8Array, start: number, end: number): void;
  /** A line that is too long for an event. */
  unusableLine(): void;
  companion(file: string, content: Uint8Array): void;
}
