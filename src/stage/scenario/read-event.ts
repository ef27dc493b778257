import { usualStart } from '../../simulate/session.js';
import { kindNames } from '../../spec/known-kinds.js';
import { nearest } from '../../spec/nearest.js';
import { quoted } from '../../spec/printable.js';
import { dated, type NamedEvent, objections } from '../inject/inject.js';
import type { Reading } from './read-steps.js';
import { described, type Members, plain, under, type Value } from './value.js';

/** Reads an event that is to be injected; what the checker has against it is told where it stands, unless it is to come anyway. */
export function readEvent(value: Value, anyway: boolean, { dialect, complaints }: Reading): NamedEvent | undefined {
  const name = value.is === 'members' ? nameOf(value) : undefined;
  if (value.is !== 'members' || name === undefined) {
    complaints.add(value, `an event is an object with a name, such as { event: Docked, … }, not ${described(value)}`);
    return undefined;
  }
  const event = plain(value) as NamedEvent;
  if (anyway) return event;
  const near = misspelt(name);
  if (near !== undefined) {
    complaints.add(
      value.entries.get('event')?.value ?? value,
      `unknown kind ${quoted(name)}: did you mean '${near}'?${escape}`,
    );
    return undefined;
  }
  const findings = objections(dated(event, usualStart.getTime() / 1000), dialect);
  for (const [index, { pointer, message }] of findings.entries()) {
    complaints.add(under(value, pointer), `${name}: ${message}${index === 0 ? escape : ''}`);
  }
  return event;
}

const escape = ' (anyway: true, beside inject, writes it nevertheless)';

/** The name of the kind, if it has one. */
function nameOf({ entries }: Members): string | undefined {
  const name = entries.get('event')?.value;
  return name?.is === 'single' && typeof name.value === 'string' && name.value !== '' ? name.value : undefined;
}

/** Letters from which on a name is not like another by accident. */
const telling = 5;

/** The kind that is most likely meant. The game has many that no table knows, so it must look much like one that does. */
function misspelt(name: string): string | undefined {
  if (kindNames.includes(name) || name.length < telling) return undefined;
  const near = nearest(name, kindNames);
  return near?.charAt(0).toLowerCase() === name.charAt(0).toLowerCase() ? near : undefined;
}
