import { groupOf } from '../../interface/kind-groups.js';
import { summarise } from '../../interface/summary/summarise.js';
import { type Parsed, parseLine } from '../../journal/parse/parse-line.js';
import { thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import type { Row } from '../protocol.js';
import { mostLookedAt } from './cut-lines.js';
import { brokenBit, severityOf, soundBit } from './line-block.js';
import type { LineIndex } from './line-index.js';
import type { RecordingParts } from './recording-parts.js';

/** Longer summaries are truncated. */
const longestSummary = 300;

/** Lines parsed before yielding to the event loop. */
const linesPerStep = 1000;

/** Parses a line, and corrects the index if it is no event although it starts like one. */
export function parseIndexed(index: LineIndex, n: number, bytes: Uint8Array): Parsed | undefined {
  // Missing bytes are the file's fault, not the line's; huge lines are not parsed.
  if (bytes.length < index.length(n)) return undefined;
  const parsed = parseLine(bytes);
  if ((index.bits(n) & soundBit) === 0) {
    if (parsed.event) index.noteSound(n);
    else index.noteBroken(n);
  }
  return parsed;
}

/** The events among some lines, a step at a time; yields to the event loop after each. */
export async function* eventsAmong({ index, lines, pause }: RecordingParts, numbers: readonly number[]) {
  for (let from = 0; from < numbers.length; from += linesPerStep) {
    const some = numbers.slice(from, from + linesPerStep);
    const read = await lines.read(some);
    yield some.flatMap((n, at) => {
      const event = parseIndexed(index, n, read[at] as Uint8Array)?.event;
      return event ? [{ n, event }] : [];
    });
    await pause();
  }
}

/** A line as the table shows it. */
export function rowOf(index: LineIndex, n: number, bytes: Uint8Array): Row {
  const summary = summaryOf(parseIndexed(index, n, bytes), index.length(n));
  const [time, bits] = [index.time(n), index.bits(n)];
  const severity = severityOf(bits);
  const kind = index.kinds.name(index.kind(n));
  return {
    n,
    ...(!Number.isNaN(time) && { time }),
    kind,
    ...(kind !== '' && { family: groupOf(kind) }),
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
  return length > mostLookedAt ? `a line of ${thousands(length)} bytes` : 'the file was truncated: the line is gone';
}
