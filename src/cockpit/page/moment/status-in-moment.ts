import type { Moment } from '../../protocol.js';
import type { Fields } from './loose-fields.js';
import { eventOf } from './moment-events.js';

/** The Status at a moment; undefined if there is none or it cannot be parsed. */
export function statusIn({ companions }: Moment): Fields | undefined {
  return eventOf(companions.Status);
}
