import { parseLine } from '../../journal/parse/parse-line.js';
import { frontOf, kindOf } from '../../journal/read/line-front.js';

/** What the beginning of an event tells. */
export interface EventHead {
  readonly kind: string;
  readonly time: string;
}

/** The kind and the time of an event; of a line that does not begin with them, as it says anywhere. Nothing of what is no event. */
export function eventHead(bytes: Uint8Array, start: number, end: number): EventHead | undefined {
  const front = frontOf(bytes, start, end);
  if (front) return { kind: front.kind, time: front.timestamp };
  const { event } = parseLine(bytes.subarray(start, end));
  if (!event) return undefined;
  const time: unknown = event.timestamp;
  return { kind: kindOf(event), time: typeof time === 'string' ? time : '' };
}
