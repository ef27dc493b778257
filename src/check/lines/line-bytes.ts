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
export function lineText(line: LineBytes): string {
  return utf8At(line.bytes, line.start, textEnd(line));
}

/** Where that text ends. */
export function textEnd({ bytes, start, end }: LineBytes): number {
  return end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
}

/** The index of the character that begins at a byte of a line with this text. */
export function characterAt(text: string, line: LineBytes, place: number): number {
  const { bytes, start } = line;
  const isAscii = text.length === textEnd(line) - start;
  return isAscii ? place - start : utf8At(bytes, start, place).length;
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
