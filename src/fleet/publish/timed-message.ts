import type { FleetMessage } from '../fleet-message.js';
import type { DirectoryOptions } from './directory-options.js';
import { dialectPlayedLast } from './journal-owner.js';

/** The parts of a message that has a time instead of an offset in a journal. */
type Timed = Pick<FleetMessage, 'type' | 'kind' | 'file' | 'payload'>;

/** A message for the commander who played last; undefined before anyone has played. */
export function timedMessage({ record, now }: DirectoryOptions, timed: Timed): FleetMessage | undefined {
  if (record.commander === undefined) return undefined;
  // Increases even if the clock is set back or the record is lost. Each piece takes a number, and has at
  // least one byte.
  const offset = Math.max(record.number + 1, now() * 1000);
  record.number = offset + timed.payload.length;
  return { ...timed, commander: record.commander, dialect: dialectPlayedLast(record), copy: 1, line: 0, offset };
}
