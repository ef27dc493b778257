import { kindNames } from '../../interface/all-kinds.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { defaultStart } from '../../simulate/session-options.js';
import { nearest, suggestion } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { injectionFindings, type NamedEvent, withTimestamp } from '../injection/injection-findings.js';
import { describeValue, type LocatedObject, type LocatedValue, plainValue, valueAtPointer } from './located-value.js';
import type { ParseContext } from './problem-collector.js';

/** Parses an event to inject. Findings of the checker are reported where they are, unless `anyway` is set. */
export function parseScenarioEvent(
  value: LocatedValue,
  anyway: boolean,
  { dialect, problems }: ParseContext,
): NamedEvent | undefined {
  const name = value.is === 'object' ? nameOf(value) : undefined;
  if (value.is !== 'object' || name === undefined) {
    problems.add(value, `an event is an object with a name, such as { event: Docked, … }, not ${describeValue(value)}`);
    return undefined;
  }
  const event = plainValue(value) as NamedEvent;
  if (anyway) return event;
  const found = objections(event, dialect);
  for (const [index, { pointer, message }] of found.entries()) {
    problems.add(valueAtPointer(value, pointer), `${message}${index === 0 ? anywayHint : ''}`);
  }
  return found.length > 0 ? undefined : event;
}

/** Why an event is not injected, unless it is to be written anyway. */
export function objections(event: NamedEvent, dialect: Dialect): { pointer: string; message: string }[] {
  const near = likelyKind(event.event);
  if (near !== undefined)
    return [{ pointer: '/event', message: `unknown kind ${quoted(event.event)}${suggestion(near)}` }];
  return injectionFindings(withTimestamp(event, defaultStart.getTime() / 1000), dialect).map(
    ({ pointer, message }) => ({ pointer, message: `${event.event}: ${message}` }),
  );
}

const anywayHint = ' (anyway: true, beside inject, writes it nevertheless)';

/** The name of the event, if it has one. */
function nameOf({ entries }: LocatedObject): string | undefined {
  const name = entries.get('event')?.value;
  return name?.is === 'scalar' && typeof name.value === 'string' && name.value !== '' ? name.value : undefined;
}

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
