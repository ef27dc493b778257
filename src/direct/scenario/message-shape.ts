import { isObject } from '../../journal/journal-event.js';
import { inside, refuse } from '../../words/shape/door.js';
import {
  described,
  either,
  mustBe,
  object,
  oneOf,
  readBy,
  refined,
  required,
  type Shape,
  type ValueOf,
} from '../../words/shape/shape.js';
import { durationPattern, parseDuration } from '../duration-text.js';
import { type ServiceName, serviceNames } from '../service-names.js';
import { expectedKind } from './kind-shapes.js';
import type { LocatedObject } from './located-value.js';
import { asWritten, integerFrom, located, membersOf, type ScenarioDoor } from './scenario-door.js';
import type { SourcePosition } from './scenario-error.js';

/** Seconds, up to an hour. */
export const within = readBy<number>(
  'within is a duration such as 10s, up to 1h',
  (value) => {
    const seconds = typeof value === 'string' ? parseDuration(value) : undefined;
    return seconds !== undefined && seconds > 0 && seconds <= 3600 ? seconds : undefined;
  },
  { type: 'string', pattern: durationPattern },
);

/** What is expected of a message, besides its service and kind. */
const messageMembers = {
  after: described('A kind of line: only what is sent after such a line counts.', expectedKind(true)),
  within: described(
    'Only what is sent so soon after that line counts, or after the beginning, such as 10s of real time.',
    within,
  ),
  content: described(
    'Part of the message. A list must contain at least these elements; null expects a missing value.',
    asWritten(mustBe('content is an object such as { header: { … } }', isObject, { type: 'object' })),
  ) as Shape<LocatedObject, ScenarioDoor>,
  status: described(
    'The status that the service answered with, such as 200; 0 if it did not answer.',
    integerFrom(0, 599, 'a status', 200, { minimum: 0, maximum: 599 }),
  ),
  count: described(
    'How many there are, exactly; one at least if left out.',
    integerFrom(1, 10_000, 'a count', 1, { minimum: 1 }),
  ),
};

const kindOfMessage = described(
  'The kind of message, such as commodity/3; any if left empty.',
  mustBe<string | null>(
    'a kind of message is a text such as commodity/3',
    (value) => value === null || typeof value === 'string',
    { type: ['string', 'null'] },
  ),
);

const services = { eddn: kindOfMessage, capi: kindOfMessage, inara: kindOfMessage, edsm: kindOfMessage };

const anyMessage = membersOf('a message', { ...services, ...messageMembers });

/** A message to a service. */
export interface ExpectedMessage extends SourcePosition, Omit<ValueOf<typeof anyMessage>, ServiceName> {
  readonly service: ServiceName;
  /** Any kind if left out. */
  readonly kind?: string | undefined;
}

type Unlocated = Omit<ExpectedMessage, keyof SourcePosition>;

/** A service, alone or with the kind of message and what is expected of it. A count of 0: not sent. */
export function messageShape(isSent: boolean) {
  const none = isSent ? {} : { count: 0 };
  const toService = refined(oneOf(serviceNames, 'service'), (service): Unlocated => ({ service, ...none }));
  const inDetail = refined<ValueOf<typeof anyMessage>, Unlocated, ScenarioDoor>(anyMessage, (read, at) => {
    const { eddn: _eddn, capi: _capi, inara: _inara, edsm: _edsm, ...members } = read;
    const [service, another] = serviceNames.filter((name) => name in read);
    if (service === undefined || another !== undefined)
      return refuse(at, 'a message names one service, and its kind, such as { eddn: commodity/3 }');
    if (!isSent && members.count !== undefined)
      return refuse(inside(at, 'count'), 'what is not sent has no count', true);
    return { service, kind: read[service] ?? undefined, ...members, ...none };
  });
  const isText = (value: unknown) => typeof value === 'string';
  return located<Unlocated, ScenarioDoor>(either(isText, toService as Shape<Unlocated, ScenarioDoor>, inDetail));
}

/** The JSON Schema of a message, in which exactly one service is named. */
export function messageSchema() {
  const inDetail = serviceNames.map((name) => object({ [name]: required(kindOfMessage), ...messageMembers }).schema());
  return { anyOf: [{ enum: serviceNames }, ...inDetail] };
}
