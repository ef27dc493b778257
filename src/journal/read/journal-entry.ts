import { mustBe } from '../../words/shape/shape.js';
import { lineFeed } from '../ascii.js';
import { isObject, type JournalEvent } from '../journal-event.js';
import type { Problem } from '../parse/line-problem.js';
import { reasonOf } from '../system-error-reason.js';

/** A position in a journal from which reading can resume later. */
export interface Position {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Offset in the file, in bytes. */
  readonly offset: number;
}

/** Position of a line. */
export interface LinePlace {
  readonly position: Position;
  /** Where to resume: the start of the next line, or of this line if it is incomplete. */
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

/** The option `from`. */
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

/** Position after the last complete line of the first bytes of a file. */
export function lastLineStart(file: string, bytes: Buffer): Position {
  let line = 1;
  let offset = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
    line++;
    offset = at + 1;
  }
  return { file, line, offset };
}

/** The problem of an unreadable file. */
export function unreadable(file: string, error: unknown): Problem {
  return { code: 'unreadable-file', column: 1, raw: '', message: `${file} cannot be read: ${reasonOf(error)}` };
}

/** The entry that reports an unreadable file. */
export function unreadableEntry(position: Position, error: unknown): Entry {
  return { problem: unreadable(position.file, error), position, next: position };
}
