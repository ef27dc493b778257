import type { Problem } from '../parse/line-problem.js';
import type { ByteLines } from './byte-lines.js';
import type { Position } from './journal-entry.js';

/** What is made of lines. A line without its end is to be read again: then `next` is its own position. */
export interface LineMaker<Line> {
  /** Of the line that was cut off last; nothing if it is left out. */
  line(lines: ByteLines, position: Position, next: Position, unended?: true): Line | undefined;
  /** Of a line that cannot be read, or of a file. */
  problem(problem: Problem, position: Position, next: Position, unended?: true): Line;
}
