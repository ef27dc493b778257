import { wrongArgument } from '../../words/argument-error.js';
import { type EventToWrite, isObject } from '../journal-event.js';
import { assertValidDate, type Edition, editions } from '../journal-names.js';

export interface JournalWriterOptions {
  /** When the game was launched; the files are named after it. */
  readonly started: Date;
  readonly edition?: Edition;
  /** The number of lines after which a new part begins; 500,000 by default. */
  readonly linesPerPart?: number;
  /**
   * The number of bytes to buffer before lines are written; 0, the default, writes each line at once, as the game does.
   */
  readonly batch?: number;
  /** Extra lines to write at the end of a part and at the beginning of the next. */
  readonly betweenParts?: (nextPart: number) => { readonly last?: EventToWrite; readonly first?: EventToWrite };
}

/** Throws a sentence about the first option with which no journal can be written. */
export function assertWriterOptions(options: JournalWriterOptions): void {
  if (!isObject(options)) throw wrongArgument('JournalWriter.open takes options with at least { started }', options);
  const { started, edition = '', linesPerPart = 1, batch = 0 } = options;
  assertValidDate(started);
  if (!editions.includes(edition)) throw wrongArgument("edition must be '', 'Beta' or 'Alpha'", edition);
  if (!Number.isSafeInteger(linesPerPart) || linesPerPart < 1) {
    throw new RangeError(`linesPerPart must be a whole number of lines, at least 1, not ${String(linesPerPart)}`);
  }
  if (typeof batch !== 'number' || !(batch >= 0)) {
    throw new RangeError(`batch must be a number of bytes, at least 0, not ${String(batch)}`);
  }
}
