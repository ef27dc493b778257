import type { Moment } from '../../protocol.js';
import type { Fields } from './loose-fields.js';
import { eventOf } from './moment-events.js';

/** What Status says at a moment; undefined if there is none, or it cannot be read. */
export function statusIn({ companions }: Moment): Fields | undefined {
  return eventOf(companions.Status);
}
