import type { Problem } from '../parse/line-problem.js';
import type { ByteLines } from './byte-lines.js';
import type { Position } from './journal-entry.js';

/** Converts lines. A line without its end will be read again: its `next` is its own position. */
export interface LineMaker<Line> {
  /** Converts the current line; undefined to skip it. */
  line(lines: ByteLines, position: Position, next: Position, unended?: true): Line | undefined;
  /** Reports an unreadable line or file. */
  problem(problem: Problem, position: Position, next: Position, unended?: true): Line;
}
