import { carriageReturn } from '../../journal/ascii.js';
import { isObject, type JournalEvent } from '../../journal/journal-event.js';
import type { Problem } from '../../journal/parse/line-problem.js';

/** One line of a file: its bytes, and where in the file they begin. */
export interface LineBytes {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** A line and those that follow it in memory, up to where a line end stands behind all that was read. */
export interface BufferedLines extends LineBytes {
  readonly filledTo: number;
}

/** The text of a line, its end left out. */
export function lineText({ bytes, start, end }: LineBytes): string {
  const last = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
  return bytes.toString('utf8', start, last);
}

/** An event that could be read but for a name that stands twice or a byte that is no UTF-8: its other faults count too. */
export function parseLeniently(problem: Problem | undefined, text: string): JournalEvent | undefined {
  if (problem?.code !== 'duplicate-key' && problem?.code !== 'invalid-utf8') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JournalEvent) : undefined;
  } catch {
    // It has more faults than that one; the first was told.
    return undefined;
  }
}
