import { kindNames } from '../../interface/all-kinds.js';
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
  const near = likelyKind(name);
  if (near !== undefined) {
    problems.add(
      value.entries.get('event')?.value ?? value,
      `unknown kind ${quoted(name)}${suggestion(near)}${anywayHint}`,
    );
    return undefined;
  }
  const findings = injectionFindings(withTimestamp(event, defaultStart.getTime() / 1000), dialect);
  for (const [index, { pointer, message }] of findings.entries()) {
    problems.add(valueAtPointer(value, pointer), `${name}: ${message}${index === 0 ? anywayHint : ''}`);
  }
  return event;
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
