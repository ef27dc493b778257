/** Numbers from the journal, for when Status has no current ones. */
import type { Moment } from '../../../protocol.js';
import { clockBeside } from '../../words/time-words.js';
import type { Reading } from './reading.js';

export interface DatedNumber {
  readonly value: number | undefined;
  /** Time of the source event, unless that was Status. */
  readonly at?: string | undefined;
}

export function datedNumber({ time }: Moment, value: number | undefined, timestamp: string | undefined): DatedNumber {
  const at = Date.parse(timestamp ?? '');
  return { value, at: Number.isNaN(at) ? undefined : clockBeside(at, time) };
}

export function datedWords(
  { value, at }: DatedNumber,
  words: (value: number) => string | undefined,
): Pick<Reading, 'value' | 'at' | 'note'> {
  if (value === undefined) return { value };
  if (at === undefined) return { value: words(value) };
  return { value: words(value), at, note: `Not in Status; known from the journal at ${at}` };
}
