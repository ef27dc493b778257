import { type OptionShapes } from '../../words/shape/check-options.js';
import { functionToCall, numberWithin, wholeNumber } from '../../words/shape/shape.js';
import { type EventToWrite } from '../journal-event.js';
import {
  type Edition,
  knownEdition,
  knownNameForm,
  knownTimeZone,
  launchTime,
  type NameForm,
} from '../journal-names.js';

export interface JournalWriterOptions {
  /** When the game was launched; the files are named after it. */
  readonly started: Date;
  readonly edition?: Edition;
  /** The time zone that the files are named in: `Europe/Berlin`, `-05:00`; UTC if left out. */
  readonly timeZone?: string | undefined;
  /** The form of the names: `short` as until March 2022 and in the legacy game, else `long`. */
  readonly form?: NameForm | undefined;
  /** The number of the first part; 1 by default, or the next one that no earlier session has written. */
  readonly part?: number;
  /** The number of lines after which a new part begins; 500,000 by default. */
  readonly linesPerPart?: number;
  /**
   * The number of bytes to buffer before lines are written; 0, the default, writes each line at once, as the
   * game does.
   */
  readonly batch?: number;
  /** Extra lines to write at the end of a part and at the beginning of the next. */
  readonly betweenParts?: (nextPart: number) => { readonly last?: EventToWrite; readonly first?: EventToWrite };
}

export const writerChecks: OptionShapes<JournalWriterOptions> = {
  started: launchTime,
  edition: knownEdition,
  timeZone: knownTimeZone,
  form: knownNameForm,
  part: wholeNumber(1),
  linesPerPart: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'a whole number of lines'),
  batch: numberWithin(0, Infinity, 'a number of bytes'),
  betweenParts: functionToCall,
};
