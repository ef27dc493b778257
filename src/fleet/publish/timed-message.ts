import type { FleetMessage } from '../fleet-message.js';
import type { DirectoryOptions } from './directory-options.js';
import { dialectPlayedLast } from './journal-owner.js';

/** What a message is about that belongs to no place in a journal, but to a time. */
type Timed = Pick<FleetMessage, 'type' | 'kind' | 'file' | 'payload'>;

/** The message of the commander who played last; nothing if nobody has played yet. */
export function timedMessage({ record, now }: DirectoryOptions, timed: Timed): FleetMessage | undefined {
  if (record.commander === undefined) return undefined;
  // It grows even if the clock is set back or the record is lost. Each piece has a number, and at least one byte.
  const offset = Math.max(record.number + 1, now() * 1000);
  record.number = offset + timed.payload.length;
  return { ...timed, commander: record.commander, dialect: dialectPlayedLast(record), copy: 1, line: 0, offset };
}
