import { summarise } from '../../interface/summary/summarise.js';
import { type Parsed, parseLine } from '../../journal/parse/parse-line.js';
import { thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import type { Row } from '../protocol.js';
import { mostLookedAt } from './cut-lines.js';
import { brokenBit, severityOf, soundBit } from './line-block.js';
import type { LineIndex } from './line-index.js';

/** A longer summary is cut. */
const longestSummary = 300;

/** Parses a line that was read, and corrects the index if the line is no event although it begins like one. */
export function parseIndexed(index: LineIndex, n: number, bytes: Uint8Array): Parsed | undefined {
  // What the file no longer has is not the fault of the line, and what is huge is not parsed.
  if (bytes.length < index.length(n)) return undefined;
  const parsed = parseLine(bytes);
  if ((index.bits(n) & soundBit) === 0) {
    if (parsed.event) index.noteSound(n);
    else index.noteBroken(n);
  }
  return parsed;
}

/** A line as the table shows it. */
export function rowOf(index: LineIndex, n: number, bytes: Uint8Array): Row {
  const summary = summaryOf(parseIndexed(index, n, bytes), index.length(n));
  const [time, bits] = [index.time(n), index.bits(n)];
  const severity = severityOf(bits);
  return {
    n,
    ...(!Number.isNaN(time) && { time }),
    kind: index.kinds.name(index.kind(n)),
    summary:
      summary.length > longestSummary
        ? `${summary.slice(0, longestSummary).replace(/[\uD800-\uDBFF]$/, '')}…`
        : summary,
    ...((bits & brokenBit) !== 0 && { isBroken: true as const }),
    ...(severity && { severity }),
  };
}

function summaryOf(parsed: Parsed | undefined, length: number): string {
  if (parsed?.event) return summarise(parsed.event).text;
  if (parsed) return printable(parsed.problem.message);
  return length > mostLookedAt
    ? `a line of ${thousands(length)} bytes`
    : 'the file has become shorter: the line is gone';
}
