import type { Dialect } from '../../interface/dialect/dialect-names.js';
import type { LineFinding } from '../finding.js';
import type { OlderRules } from '../older-rules.js';
import type { Repeat } from '../repeat-counter.js';
import type { SessionLines } from './session-lines.js';

/** The first line with a time, which is a number such as 20261114204100. */
export interface TimedLine {
  readonly line: number;
  readonly text: string;
  readonly kind: string | undefined;
  readonly moment: number;
  readonly dialect: Dialect;
}

/** What was found in some consecutive lines. */
export interface LineReport {
  readonly lines: number;
  readonly events: number;
  readonly findings: readonly LineFinding[];
  /** How often findings occurred again that an earlier report has. */
  readonly repeats: readonly Repeat[];
  readonly sessionLines: SessionLines;
  readonly first: TimedLine | undefined;
  /** The moment of the last line with a time. */
  readonly last: number | undefined;
  /** The earlier versions of the game by whose rules lines were judged. */
  readonly olderRules?: readonly OlderRules[];
  /** A version of the game that a line names, newer than the newest known one. */
  readonly newerVersion?: string | undefined;
}
