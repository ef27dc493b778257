import { carriageReturn } from '../../journal/ascii.js';
import { utf8At } from '../../journal/byte-text.js';
import { isObject, type JournalEvent } from '../../journal/journal-event.js';
import type { Problem } from '../../journal/parse/line-problem.js';

/** One line: its bytes within a buffer, and its offset in the file. */
export interface LineBytes {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** A line and those after it in the buffer. */
export interface BufferedLines extends LineBytes {
  /** How many bytes a line may have. */
  readonly longest: number;
  /** Where in the file the buffer begins. */
  readonly bytesOffset: number;
}

/** The text of a line without its line end. */
export function lineText({ bytes, start, end }: LineBytes): string {
  const last = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
  return utf8At(bytes, start, last);
}

/** The event of a line whose only problem is a duplicate name or an invalid byte, so that its fields can be checked, too. */
export function parseLeniently(problem: Problem | undefined, text: string): JournalEvent | undefined {
  if (problem?.code !== 'duplicate-key' && problem?.code !== 'invalid-utf8') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JournalEvent) : undefined;
  } catch {
    // The line has another problem as well; the first is reported.
    return undefined;
  }
}
