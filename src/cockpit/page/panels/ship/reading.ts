import type { Moment } from '../../../protocol.js';
import { clockBeside } from '../../words/time-words.js';

export interface Reading {
  readonly label: string;
  readonly value: string | undefined;
  /** When it was true, if that is not the shown moment. */
  readonly at?: string;
  /** Length of the bar, 0 to 1; undefined for no bar. */
  readonly share?: number | undefined;
  /** Tooltip. */
  readonly note?: string | undefined;
  readonly isAlarm?: boolean | undefined;
  /** Takes a line of its own. */
  readonly isLong?: true;
}

/** A number from the journal, for when Status has no current one, with the time of its line. */
export function datedValue(
  { time }: Moment,
  value: string | undefined,
  timestamp: string | undefined,
): Pick<Reading, 'value' | 'at' | 'note'> {
  const written = Date.parse(timestamp ?? '');
  if (value === undefined || Number.isNaN(written)) return { value };
  const at = clockBeside(written, time);
  return { value, at, note: `Not in Status; known from the journal at ${at}` };
}
