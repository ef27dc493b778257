/** Numbers from the journal, where there is no Status to say what they are now. */
import type { Moment } from '../../../protocol.js';
import { numberIn, textIn } from '../../moment/loose-fields.js';
import { newestEvents } from '../../moment/moment-events.js';
import { clockBeside } from '../../words/time-words.js';
import type { Reading } from './reading.js';

export interface DatedNumber {
  readonly value: number | undefined;
  /** The time of the event that it was taken from, if that was not Status. */
  readonly at?: string | undefined;
}

/** From the newest of these kinds that has it, in the field that is named for each. */
export function latestNumber(moment: Moment, fields: Readonly<Record<string, string>>): DatedNumber {
  for (const { kind, event } of newestEvents(moment, Object.keys(fields))) {
    const value = numberIn(event, fields[kind] ?? '');
    if (value !== undefined) return { value, at: timeBeside(moment, textIn(event, 'timestamp')) };
  }
  return { value: undefined };
}

function timeBeside({ time }: Moment, timestamp: string | undefined): string | undefined {
  const at = Date.parse(timestamp ?? '');
  return Number.isNaN(at) ? undefined : clockBeside(at, time);
}

export function datedWords(
  { value, at }: DatedNumber,
  words: (value: number) => string | undefined,
): Pick<Reading, 'value' | 'note'> {
  if (value === undefined) return { value };
  if (at === undefined) return { value: words(value) };
  return { value: `${words(value)} (${at})`, note: `There is no Status; known at ${at}` };
}
