import { momentPattern } from '../../spec/form.js';
import { speeds } from '../time/clock-limits.js';
import { durationPattern } from '../time/duration.js';
import type { ClockRequest } from './protocol.js';
import { type Schema, shape } from './schemas.js';

/** What the clock can do, and what it is to be told besides; `leap` takes one or the other. */
export const clockDeeds: readonly { readonly do: ClockRequest['do']; readonly takes?: ClockWord }[] = [
  { do: 'play' },
  { do: 'pause' },
  { do: 'step' },
  { do: 'speed', takes: 'speed' },
  { do: 'leap', takes: 'to' },
  { do: 'leap', takes: 'by' },
];

type ClockWord = 'speed' | 'to' | 'by';

const clockWords: Readonly<Record<ClockWord, Schema>> = {
  speed: {
    description: 'A factor; "max", or 0, is as fast as can be.',
    anyOf: [
      { type: 'number', minimum: speeds.least, maximum: speeds.most },
      { type: ['string', 'integer'], enum: ['max', 0] },
    ],
  },
  to: {
    description: 'A moment of the session: milliseconds since 1970, or a time in UTC.',
    anyOf: [{ type: 'number' }, { type: 'string', pattern: momentPattern }],
  },
  by: {
    description: 'How far to go from the moment that the clock shows: milliseconds, or a duration.',
    anyOf: [
      { type: 'number', minimum: 0 },
      { type: 'string', pattern: durationPattern },
    ],
  },
};

/** The body of a request to the clock. */
export function clockSchema(): Schema {
  const deeds = clockDeeds.map(({ do: deed, takes }) =>
    shape({ do: { type: 'string', const: deed }, ...(takes && { [takes]: clockWords[takes] }) }),
  );
  return { oneOf: deeds };
}
