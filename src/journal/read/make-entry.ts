import type { ByteLines } from './byte-lines.js';
import type { Entry } from './journal-entry.js';
import type { LineMaker } from './line-cutter.js';
import { frontOf, kindAt, type LineFront } from './line-front.js';
import { kindOf } from './line-kind.js';
import { parseCutLine } from './parse-cut-line.js';

/** Makes an entry of each line, or only of those that may be of some kinds. */
export function entryMaker(kinds?: ReadonlySet<string>): LineMaker<Entry> {
  return {
    line: (lines, position, next, unended) => {
      const front = kinds && wantedFront(lines, kinds);
      if (front === 'unwanted') return undefined;
      const parsed = parseCutLine(lines);
      if (kinds && !front && parsed.event && !kinds.has(kindOf(parsed.event))) return undefined;
      if (!parsed.event || parsed.problem || unended) return { ...parsed, position, next, ...(unended && { unended }) };
      return { event: parsed.event, position, next };
    },
    problem: (problem, position, next, unended) => ({ problem, position, next, ...(unended && { unended }) }),
  };
}

/** The front of a line that is of one of some kinds; nothing if the line has to be parsed to know. */
export function wantedFront(lines: ByteLines, kinds: ReadonlySet<string>): LineFront | 'unwanted' | undefined {
  const front = frontOf(lines.bytes, lines.start, lines.end);
  return front && !kinds.has(kindAt(lines.bytes, front)) ? 'unwanted' : front;
}
