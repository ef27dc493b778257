import { durationPattern } from '../../direct/duration-text.js';
import { utcTimePattern } from '../../interface/text-forms.js';
import { speedLimits } from '../time/clock-limits.js';
import type { ClockRequest } from './control-protocol.js';
import { objectSchema, type Schema } from './control-schemas.js';

/** Actions of the clock and their parameters; `leap` takes one of two. */
export const clockActions: readonly { readonly do: ClockRequest['do']; readonly takes?: ClockParameter }[] = [
  { do: 'play' },
  { do: 'pause' },
  { do: 'step' },
  { do: 'speed', takes: 'speed' },
  { do: 'leap', takes: 'to' },
  { do: 'leap', takes: 'by' },
];

type ClockParameter = 'speed' | 'to' | 'by';

const clockParameters: Readonly<Record<ClockParameter, Schema>> = {
  speed: {
    description: 'A factor; "max", or 0, is as fast as can be.',
    anyOf: [
      { type: 'number', minimum: speedLimits.least, maximum: speedLimits.most },
      { type: ['string', 'integer'], enum: ['max', 0] },
    ],
  },
  to: {
    description: 'A time in the session: milliseconds since 1970, or a time in UTC.',
    anyOf: [{ type: 'number' }, { type: 'string', pattern: utcTimePattern }],
  },
  by: {
    description: 'How far to go from now: milliseconds, or a duration.',
    anyOf: [
      { type: 'number', minimum: 0 },
      { type: 'string', pattern: durationPattern },
    ],
  },
};

/** The body of a request to the clock. */
export function clockSchema(): Schema {
  const actions = clockActions.map(({ do: action, takes }) =>
    objectSchema({ do: { type: 'string', const: action }, ...(takes && { [takes]: clockParameters[takes] }) }),
  );
  return { oneOf: actions };
}
