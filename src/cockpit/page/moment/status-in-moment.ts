import type { Moment } from '../../protocol.js';
import { eventOf } from './current-place.js';
import type { Fields } from './loose-fields.js';

/** What Status says at a moment; undefined if there is none, or it cannot be read. */
export function statusIn({ companions }: Moment): Fields | undefined {
  return companions.Status && eventOf(companions.Status);
}
