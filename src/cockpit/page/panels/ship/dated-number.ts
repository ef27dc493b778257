/** Numbers from the journal, where there is no Status to say what they are now. */
import type { Moment } from '../../../protocol.js';
import { numberIn, textIn } from '../../moment/loose-fields.js';
import { newestEvents } from '../../moment/moment-events.js';
import type { Reading } from './reading.js';

export interface DatedNumber {
  readonly value: number | undefined;
  /** The time of the event that it was taken from, if that was not Status. */
  readonly at?: string | undefined;
}

/** A field of the newest of these kinds that has it. */
export function latestNumber(moment: Moment, kinds: readonly string[], field: string): DatedNumber {
  for (const { event } of newestEvents(moment, kinds)) {
    const value = numberIn(event, field);
    if (value !== undefined) return { value, at: textIn(event, 'timestamp')?.slice(11, 19) };
  }
  return { value: undefined };
}

export function datedWords(
  { value, at }: DatedNumber,
  words: (value: number) => string | undefined,
): Pick<Reading, 'value' | 'note'> {
  if (value === undefined) return { value };
  if (at === undefined) return { value: words(value) };
  return { value: `${words(value)} (${at})`, note: `There is no Status; known at ${at}` };
}
