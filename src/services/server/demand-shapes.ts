import { lagWords } from '../../direct/faults/fault.js';
import { isObject } from '../../journal/journal-event.js';
import type { OptionShapes } from '../../words/shape/check-options.js';
import { described, mustBe, numberWithin, textLike, trueOrFalse, wholeNumber } from '../../words/shape/shape.js';
import type { DemandedAnswer } from '../service.js';

const isText = (value: unknown) => typeof value === 'string';

/** What can be said of an answer on demand. */
export const demandShapes = {
  status: wholeNumber(200, 599),
  body: mustBe<string | object>(
    'a text, or an object or list to be sent as JSON',
    (value) => isText(value) || (typeof value === 'object' && value !== null),
    { type: ['string', 'object', 'array'] },
  ),
  headers: mustBe<Readonly<Record<string, string>>>(
    'an object of texts',
    (value) => isObject(value) && Object.values(value).every((each) => isText(each) || Number.isFinite(each)),
    { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  ),
  delay: numberWithin(0, 3_600_000, 'a number of milliseconds'),
  silent: trueOrFalse,
  cut: trueOrFalse,
  lag: described(
    'How far the data is behind the session: seconds, or a word.',
    mustBe<NonNullable<DemandedAnswer['lag']>>(
      `a number of seconds, or one of ${lagWords.join(', ')}`,
      (value) => lagWords.includes(value as never) || (typeof value === 'number' && value >= 0),
      { anyOf: [{ type: 'number', minimum: 0 }, { enum: lagWords }] },
    ),
  ),
  next: wholeNumber(1),
  rate: numberWithin(0, 1),
  path: textLike('a path such as /upload/', '^/'),
} satisfies OptionShapes<DemandedAnswer>;
