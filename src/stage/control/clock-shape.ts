import { durationPattern, parseDuration } from '../../direct/duration-text.js';
import { isUtcTime, utcTimePattern } from '../../interface/text-forms.js';
import { describeGiven } from '../../words/argument-error.js';
import { didYouMean } from '../../words/nearest.js';
import { inside, refuse } from '../../words/shape/door.js';
import { described, judged, mustBe, object, readBy, refined, required, type Shape } from '../../words/shape/shape.js';
import { speedLimits } from '../time/clock-limits.js';

/** The body of a request to the clock. */
export type ClockRequest =
  | { readonly do: 'play' | 'pause' | 'step' }
  /** `max` and 0 mean as fast as possible: JSON has no infinity. */
  | { readonly do: 'speed'; readonly speed: number | 'max' }
  /** To a moment: milliseconds since 1970, or a time in UTC such as `2026-11-14T22:00:00Z`. */
  | { readonly do: 'leap'; readonly to: number | string }
  /** From the current time: milliseconds, or a duration such as `10m`. */
  | { readonly do: 'leap'; readonly by: number | string };

const { least, most } = speedLimits;

const parameters = {
  speed: described(
    'A factor; "max", or 0, is as fast as can be.',
    judged<number | 'max'>(
      (value) =>
        value === 'max' || value === 0 || (typeof value === 'number' && value >= least && value <= most)
          ? undefined
          : `the speed must be a factor such as 4, from ${least} to ${most}, or "max", or 0 for the same, not ${describeGiven(value)}`,
      {
        anyOf: [
          { type: 'number', minimum: least, maximum: most },
          { type: ['string', 'integer'], enum: ['max', 0] },
        ],
      },
    ),
  ),
  to: described(
    'A time in the session: milliseconds since 1970, or a time in UTC.',
    readBy<number | string>(
      'a number of milliseconds since 1970, or a time in UTC such as 2026-11-14T22:00:00Z',
      (value) => (typeof value === 'string' && isUtcTime(value) ? value : numberOf(value)),
      { anyOf: [{ type: 'number' }, { type: 'string', pattern: utcTimePattern }] },
    ),
  ),
  by: described(
    'How far to go from now: milliseconds, or a duration.',
    refined(
      readBy<number | string>(
        'a number of milliseconds, or a duration such as 90s, 10m or 1h30m',
        (value) => (typeof value === 'string' && parseDuration(value) !== undefined ? value : numberOf(value)),
        {
          anyOf: [
            { type: 'number', minimum: 0 },
            { type: 'string', pattern: durationPattern },
          ],
        },
      ),
      (by, at) =>
        typeof by === 'number' && by < 0 ? refuse(at, `${at.name} is at least 0: ${by} would be in the past`) : by,
    ),
  ),
};

/** The actions of the clock and their parameters; `leap` takes one of two. */
const actions: Readonly<Record<ClockRequest['do'], readonly (keyof typeof parameters)[]>> = {
  play: [],
  pause: [],
  step: [],
  speed: ['speed'],
  leap: ['to', 'by'],
};

export const clockShape: Shape<ClockRequest> = {
  what: 'what the clock should do',
  schema: () => ({
    oneOf: Object.entries(actions).flatMap(([action, takes]) => {
      const does = { do: required(mustBe('', (value) => value === action, { type: 'string', const: action })) };
      const forms = takes.map((name) => object({ ...does, [name]: required(parameters[name]) }));
      return (forms.length > 0 ? forms : [object(does)]).map((form) => form.schema());
    }),
  }),
  read(value, at) {
    const given = value as Readonly<Record<string, unknown>>;
    const known = Object.keys(actions) as ClockRequest['do'][];
    const action = known.find((name) => name === given.do);
    if (!action) {
      const help = typeof given.do === 'string' ? didYouMean(given.do, known) : '';
      return refuse(at, `'do' is what the clock should do: ${known.join(', ')}${help}`);
    }
    const takes = actions[action];
    const extra = Object.keys(given).find((name) => name !== 'do' && !takes.some((each) => each === name));
    if (extra !== undefined && takes.length === 0)
      return refuse(at, `'${action}' takes no parameters, found '${extra}'`);
    if (extra !== undefined)
      return refuse(at, `'${action}' needs ${takes.map((name) => `'${name}'`).join(' or ')}, not '${extra}'`);
    const [name, another] = takes.length > 1 ? takes.filter((each) => given[each] !== undefined) : takes;
    if (another || (takes.length > 1 && !name))
      return refuse(at, "'leap' needs either 'to', a time, or 'by', a duration");
    const read = name && parameters[name].read(given[name], inside(at, name));
    return name && read === undefined ? undefined : ({ do: action, ...(name && { [name]: read }) } as ClockRequest);
  },
};

/** Integers beyond 2^53 arrive as bigints. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'bigint' || Number.isFinite(value) ? Number(value) : undefined;
}
