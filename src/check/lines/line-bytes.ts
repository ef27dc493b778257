import { carriageReturn } from '../../journal/ascii.js';
import { utf8At } from '../../journal/byte-text.js';
import { isObject, type JournalEvent } from '../../journal/journal-event.js';
import type { Problem } from '../../journal/parse/line-problem.js';

/** One line: its bytes within a buffer. */
export interface LineBytes {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** A line and those after it in the buffer. */
export interface BufferedLines extends LineBytes {
  /** How many bytes a line may have. */
  readonly longest: number;
}

/** The text of a line without its line end. */
export function lineText({ bytes, start, end }: LineBytes): string {
  return utf8At(bytes, start, end > start && bytes[end - 1] === carriageReturn ? end - 1 : end);
}

/**
 * The event of a line whose only problem is a duplicate name or an invalid byte, so that its fields can be
 * checked, too.
 */
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
