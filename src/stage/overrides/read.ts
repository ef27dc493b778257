import { isObject } from '../../journal/event.js';
import type { StarSystem } from '../../simulate/galaxy/system.js';
import { StageError } from '../errors.js';
import type { OverrideName, Overrides } from './overrides.js';
import { overrideNames, overrideTable } from './table.js';
import { hint } from './words.js';

/** Understands what somebody has set; what is unknown, not allowed here or senseless is a StageError. */
export function readOverrides(raw: Readonly<Record<string, unknown>>, allowed: readonly OverrideName[]): Overrides {
  if (!isObject(raw)) throw new StageError('settings must be an object such as { station: "Jameson Memorial" }');
  for (const name of Object.keys(raw)) assertAllowed(name, allowed);
  const read: Record<string, unknown> = {};
  // The system comes first in the table: it tells which of several stations is meant.
  for (const name of overrideNames) {
    const value = raw[name];
    if (value !== undefined) read[name] = overrideTable[name].read(value, read.system as StarSystem | undefined);
  }
  const overrides = read as Overrides;
  assertOnePlace(overrides);
  return overrides;
}

function assertAllowed(name: string, allowed: readonly OverrideName[]): void {
  if ((allowed as readonly string[]).includes(name)) return;
  if (!(overrideNames as readonly string[]).includes(name)) {
    throw new StageError(`unknown setting '${name}'${hint(name, allowed)}`);
  }
  throw new StageError(`${name} cannot be set here; these can: ${allowed.join(', ')}`);
}

function assertOnePlace({ station, body }: Overrides): void {
  if (!station || !body || station.system.address === body.system.address) return;
  throw new StageError(`${station.station.name} is in ${station.system.name}, but ${body.body.name} is not`);
}
