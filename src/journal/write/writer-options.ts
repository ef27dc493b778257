import { wrongArgument } from '../argument.js';
import { isObject, type JournalEvent } from '../event.js';
import { assertMoment, type Edition, editions } from '../names.js';

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
export function checkOptions(options: JournalWriterOptions): void {
  if (!isObject(options)) throw wrongArgument('JournalWriter.open takes options, at least { started }', options);
  const { started, edition = '', linesPerPart = 1, batch = 0 } = options;
  assertMoment(started);
  if (!editions.includes(edition)) throw wrongArgument("edition is '', 'Beta' or 'Alpha'", edition);
  if (!Number.isSafeInteger(linesPerPart) || linesPerPart < 1) {
    throw new RangeError(`linesPerPart is a whole number of lines, at least 1, and not ${String(linesPerPart)}`);
  }
  if (typeof batch !== 'number' || !(batch >= 0)) {
    throw new RangeError(`batch is a number of bytes, at least 0, and not ${String(batch)}`);
  }
}
