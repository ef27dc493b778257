import type { RecordedLines } from './recorded-lines.js';

/** The line may be anything; it has to be parsed and diagnosed. */
export const notClean = -1;

/** The line is sound, and of a kind that the table does not know. */
export const otherKind = -2;

/** There is no other whole line. */
export const noLine = -3;

/** The kinds whose clean lines need more than to be passed over. */
export interface ScannerKinds {
  /** Those whose lines are recorded, because they are compared with others. */
  readonly recorded: ReadonlySet<string>;
  /** Those at whose lines the scanner stops. */
  readonly stops?: ReadonlySet<string>;
  /** Whether the rules may read a member of a recorded kind that its table lacks; no if left out. */
  readonly reads?: ((kind: string, member: string) => boolean) | undefined;
}

/**
 * Decides from the bytes of a line whether it is certainly clean. It may be too careful, never too trusting.
 */
export interface Scanner {
  /** The names of the kinds in the table, by their numbers. */
  readonly kinds: readonly string[];
  /**
   * The next lines are in these bytes. The last byte is a line end that belongs to no line; `longest` is how
   * long a line may be.
   */
  load(bytes: Uint8Array, start: number, end: number, longest: number): void;
  /**
   * Passes over clean lines that are not earlier than `lastMoment`, and records those of which the kind is
   * recorded, with their numbers: `before` is that of the line before. Returns the verdict on the first other
   * one: the number of its kind if it is clean, else `otherKind` or `notClean`; `noLine` if there is none, or
   * no room for records.
   */
  nextLine(before: number): number;
  /**
   * Where the line is at which it stopped: its first byte, and its line feed. Without one, what is left
   * begins there.
   */
  readonly lineStart: number;
  readonly lineEnd: number;
  /** How many lines it passed over before. */
  readonly passedLines: number;
  /**
   * The moment of the line before, as a number that grows with time: 20261114204100 for 2026-11-14T20:41:00Z.
   */
  lastMoment: number;
  /** The answer about a single line. Its line end (CR, LF) is not part of it, but a CR before `end` is. */
  scan(bytes: Uint8Array, start: number, end: number): number;
  /** The moment of the line last scanned, and the name of its kind, if it is clean or of another kind. */
  readonly moment: number;
  name(): string;
  /** The keys of the notes on its words that open lists lack; apart from these, it is clean. */
  readonly notes: readonly string[];
  /** Records the line last scanned, which is clean, with its number. */
  record(line: number): void;
  /** The records since the last time, in the order of the lines. */
  takeRecords(): RecordedLines[];
}
