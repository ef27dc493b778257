import type { LineFinding } from '../finding.js';
import type { Repeat } from '../repeat-counter.js';
import type { SessionRows } from '../scan/session-rows.js';

/** Where a line can be read again. */
export interface LinePlace {
  readonly offset: number;
  readonly length: number;
  /** The text of the line, if it cannot be read again. */
  readonly text?: string | undefined;
}

/**
 * The lines that the session rules need, in their order, and of each only the members that they read. Rows of numbers instead of an
 * object for each line: there are many, and a thread sends them to another.
 */
export interface SessionLines {
  /** The names of kinds, by the numbers in the rows. */
  readonly kinds: readonly string[];
  /**
   * A row for each line. Its kind is -1 for a line that cannot be parsed, so that what happened there is not known. Its day is -1 if the
   * time is not written as the game writes it: then it is the last of its values.
   */
  readonly rows: SessionRows;
  /** The texts of the lines by their numbers, if they cannot be read again. */
  readonly texts?: ReadonlyMap<number, string>;
}

/** What was found in some consecutive lines. */
export interface LineReport {
  readonly lines: number;
  readonly events: number;
  readonly findings: readonly LineFinding[];
  /** How often findings occurred again that an earlier report has. */
  readonly repeats?: readonly Repeat[];
  readonly sessionLines: SessionLines;
  /** The first line with a time, and the time of the last one. */
  readonly first?: TimedLine;
  readonly last?: number;
}

/** A line and its time as a number, such as 20261114204100. */
export interface TimedLine extends LinePlace {
  readonly line: number;
  readonly kind?: string;
  readonly time: number;
}
