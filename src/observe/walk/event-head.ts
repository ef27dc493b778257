import { latin1At } from '../../journal/byte-text.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { frontOf, kindAt } from '../../journal/read/line-front.js';
import { kindOf } from '../../journal/read/line-kind.js';

/** What the beginning of an event tells. */
export interface EventHead {
  readonly kind: string;
  readonly time: string;
}

/** The kind and the time of an event; of a line that does not begin with them, as it says anywhere. Nothing of what is no event. */
export function eventHead(bytes: Uint8Array, start: number, end: number): EventHead | undefined {
  const front = frontOf(bytes, start, end);
  if (front) return { kind: kindAt(bytes, front), time: latin1At(bytes, front.time, front.timeEnd) };
  const { event } = parseLine(bytes.subarray(start, end));
  if (!event) return undefined;
  const time: unknown = event.timestamp;
  return { kind: kindOf(event), time: typeof time === 'string' ? time : '' };
}
