import type { Members } from '../../interface/object-rule.js';

/** The line may be anything; it has to be parsed and diagnosed. */
export const notClean = -1;

/** The line is sound, and of a kind that the table does not know. */
export const otherKind = -2;

/** There is no other whole line. */
export const noLine = -3;

/**
 * The kinds whose lines are compared with others, and the members that are needed of each besides time and
 * name.
 */
export type SessionKinds = ReadonlyMap<string, readonly string[]>;

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
   * Skips quiet lines: clean, of a kind that no session rule reads, not earlier than `lastMoment`. Returns
   * the verdict on the first other one: the number of its kind if it is clean, else `otherKind` or
   * `notClean`; `noLine` if there is none.
   */
  nextLine(): number;
  /**
   * Where the line is at which it stopped: its first byte, and its line feed. Without one, what is left
   * begins there.
   */
  readonly lineStart: number;
  readonly lineEnd: number;
  /** How many quiet lines came before it. */
  readonly quietLines: number;
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
  /** What the session rules see of it; undefined if it must be parsed for that. */
  event(): Members | undefined;
}
