import type { Members } from '../../interface/object-rule.js';
import { RecordedLine, type RecordedLines } from '../scan/recorded-lines.js';

/** A line that is compared with others. */
export interface SessionLine {
  /** Counted from the first line of the report, from 1 on. */
  readonly line: number;
  readonly text: string;
  /** The same for later, if this object moves on to other lines. */
  readonly laterText?: () => string;
  /** Undefined if the line cannot be parsed. */
  readonly event: Members | undefined;
}

/** Those of a report: the clean ones as the scanner recorded them. */
export interface SessionLines {
  readonly recorded: readonly RecordedLines[];
  readonly parsed: readonly SessionLine[];
}

const recordedLine = new RecordedLine();

/** Visits all of them in order. One and the same object may stand for several, one after the other. */
export function inOrder({ recorded, parsed }: SessionLines, visit: (line: SessionLine) => void): void {
  let next = 0;
  for (const lines of recorded) {
    for (let at = 0; at < lines.records.length; ) {
      at = recordedLine.goTo(lines, at);
      for (; (parsed[next]?.line ?? Infinity) < recordedLine.line; next++) visit(parsed[next] as SessionLine);
      visit(recordedLine);
    }
  }
  recordedLine.leave();
  for (const line of parsed.slice(next)) visit(line);
}
