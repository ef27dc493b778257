import { pointerSteps } from '../../check/text/json-pointer.js';
import { kindNames } from '../../interface/all-kinds.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { type Catalogue, findKind } from '../../interface/kind-catalogue.js';
import { isObject } from '../../journal/journal-event.js';
import { defaultStart } from '../../simulate/session-options.js';
import { nearest, suggestion } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { inside, type Place, refuse } from '../../words/shape/door.js';
import { mustBe } from '../../words/shape/shape.js';
import { injectionFindings, type NamedEvent, withTimestamp } from '../injection/injection-findings.js';
import { kindSchema } from './kind-shapes.js';
import { type ScenarioDoor, shared } from './scenario-door.js';

/** An event to inject. */
export const eventShape = mustBe<NamedEvent>(
  'an event is an object with a name, such as { event: Docked, … }',
  (value) => isObject(value) && 'event' in value && typeof value.event === 'string' && value.event !== '',
  {
    type: 'object',
    properties: {
      event: shared(
        'kind',
        mustBe('a kind', () => true, kindSchema),
      ).schema(),
    },
    required: ['event'],
  },
);

/** Reports the checker's findings about an event where they are; returns whether there are any. */
export function hasObjections(event: NamedEvent, at: Place<ScenarioDoor>): boolean {
  const found = objections(event, at.door.dialect, at.door.catalogue);
  for (const [index, { pointer, message }] of found.entries()) {
    const place = pointerSteps(pointer).reduce((each, step) => inside(each, step), at);
    refuse(place, `${message}${index === 0 ? anywayHint : ''}`);
  }
  return found.length > 0;
}

/** Why an event is not injected, unless it is to be written anyway. */
export function objections(
  event: NamedEvent,
  dialect: Dialect,
  catalogue?: Catalogue,
): { pointer: string; message: string }[] {
  const near = catalogue && findKind(catalogue, event.event) ? undefined : likelyKind(event.event);
  if (near !== undefined)
    return [{ pointer: '/event', message: `unknown kind ${quoted(event.event)}${suggestion(near)}` }];
  return injectionFindings(withTimestamp(event, defaultStart.getTime() / 1000), dialect, catalogue).map(
    ({ pointer, message }) => ({ pointer, message: `${event.event}: ${message}` }),
  );
}

const anywayHint = ' (anyway: true, beside inject, writes it nevertheless)';

/** Shorter names resemble others by accident. */
const minLengthToCompare = 5;

/**
 * The kind that is probably meant. The game has kinds that no table knows, so the name must be very similar.
 */
function likelyKind(name: string): string | undefined {
  if (kindNames.includes(name) || name.length < minLengthToCompare) return undefined;
  const near = nearest(name, kindNames);
  return near?.charAt(0).toLowerCase() === name.charAt(0).toLowerCase() ? near : undefined;
}
