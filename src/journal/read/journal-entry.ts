import { mustBe } from '../../words/option-gate.js';
import { lineFeed } from '../ascii.js';
import { isObject, type JournalEvent } from '../journal-event.js';
import type { Problem } from '../parse/line-problem.js';
import { isError } from '../system-error-reason.js';

/** A place in a journal from which reading can resume later. */
export interface Position {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Offset in the file, in bytes. */
  readonly offset: number;
}

/** Where a line is. */
export interface LinePlace {
  readonly position: Position;
  /** Where to resume: the beginning of the next line, or of this line if it is not complete yet. */
  readonly next: Position;
  /** The file ends before the line does. */
  readonly unended?: true;
}

/** One line of a journal: its event or its problem, and where it is. */
export type Entry<Event = JournalEvent> = (
  | { readonly event: Event; readonly problem?: Problem }
  | { readonly event?: undefined; readonly problem: Problem }
) &
  LinePlace;

/** The option `from`: where reading begins. */
export const beginning = mustBe("'start', 'end' or a position, such as the next of an entry", (from) => {
  if (from === 'start' || from === 'end') return true;
  const { file, line, offset } = (isObject(from) ? from : {}) as Partial<Record<keyof Position, unknown>>;
  return typeof file === 'string' && isCount(line, 1) && isCount(offset, 0);
});

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

export function startOf(file: string): Position {
  return { file, line: 1, offset: 0 };
}

/** Behind the last whole line of some bytes that begin a file: a line without its end is still to come. */
export function lastLineStart(file: string, bytes: Buffer): Position {
  let line = 1;
  let offset = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
    line++;
    offset = at + 1;
  }
  return { file, line, offset };
}

/** The problem of a file that cannot be read. */
export function unreadable(file: string, error: unknown): Problem {
  const reason = isError(error) ? error.message : String(error);
  return { code: 'unreadable-file', column: 1, raw: '', message: `${file} cannot be read: ${reason}` };
}

/** The entry that reports a file that cannot be read. */
export function unreadableEntry(position: Position, error: unknown): Entry {
  return { problem: unreadable(position.file, error), position, next: position };
}
