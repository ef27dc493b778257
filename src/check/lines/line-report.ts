import type { Members } from '../../interface/object-rule.js';
import type { LineFinding } from '../finding.js';

/** What a line tells to those who look at the whole session, and where to read it again. */
export interface SessionLine {
  /** A line that cannot be read has none: whatever happened there is not known. */
  readonly event?: Members;
  readonly line: number;
  readonly offset: number;
  readonly length: number;
  /** The line itself, where it cannot be read again. */
  readonly text?: string;
}

/** What was found in some lines that follow each other. */
export interface LineReport {
  readonly lines: number;
  readonly events: number;
  readonly findings: readonly LineFinding[];
  readonly sessionLines: readonly SessionLine[];
  /** The first line that tells its time, and the time of the last that does. */
  readonly first?: TimedLine;
  readonly last?: number;
}

/** A line and its moment, as a number that grows with time. */
export interface TimedLine extends Omit<SessionLine, 'event'> {
  readonly kind?: string;
  readonly time: number;
}
