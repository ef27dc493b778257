import type { Members } from '../../interface/object-rule.js';
import type { LineFinding } from '../finding.js';

/** A line that the session rules need, and where to read it again. */
export interface SessionLine {
  /** Undefined for a line that cannot be parsed: what happened there is not known. */
  readonly event?: Members;
  readonly line: number;
  readonly offset: number;
  readonly length: number;
  /** The text of the line, if it cannot be read again. */
  readonly text?: string;
}

/** What was found in some consecutive lines. */
export interface LineReport {
  readonly lines: number;
  readonly events: number;
  readonly findings: readonly LineFinding[];
  readonly sessionLines: readonly SessionLine[];
  /** The first line with a time, and the time of the last one. */
  readonly first?: TimedLine;
  readonly last?: number;
}

/** A line and its time as a number, such as 20261114204100. */
export interface TimedLine extends Omit<SessionLine, 'event'> {
  readonly kind?: string;
  readonly time: number;
}
