import type { JournalEvent } from '../event.js';
import type { Edition } from '../names.js';

export interface JournalWriterOptions {
  /** When the game was launched; it gives the files their name. */
  readonly started: Date;
  readonly edition?: Edition;
  /** After so many lines a new part begins. */
  readonly linesPerPart?: number;
  /** How many bytes of lines to gather before they are written; 0 writes each line at once, as the game does. */
  readonly batch?: number;
  /** What to write at the end of a part and at the beginning of the next, beyond the lines that count. */
  readonly betweenParts?: (nextPart: number) => { readonly last?: JournalEvent; readonly first?: JournalEvent };
}

/** Throws a sentence about the first option with which no journal can be written. */
export function checkOptions({ started, linesPerPart = 1, batch = 0 }: JournalWriterOptions): void {
  if (!(started instanceof Date) || Number.isNaN(started.getTime())) {
    throw new RangeError(`started is the moment the game was launched, a valid Date, and not ${String(started)}`);
  }
  if (!Number.isSafeInteger(linesPerPart) || linesPerPart < 1) {
    throw new RangeError(`linesPerPart is a whole number of lines, at least 1, and not ${String(linesPerPart)}`);
  }
  if (typeof batch !== 'number' || !(batch >= 0)) {
    throw new RangeError(`batch is a number of bytes, at least 0, and not ${String(batch)}`);
  }
}
