import type { StarSystem } from '../../game/star-system.js';
import { isObject } from '../../journal/journal-event.js';
import { StageError } from '../stage-error.js';
import { nearestOrAll } from './parse-setting-value.js';
import type { SessionSettings, SettingName } from './session-settings.js';
import { settingNames, settingTable } from './setting-table.js';

/** Understands what somebody has set; what is unknown, not allowed here or senseless is a StageError. */
export function parseSessionSettings(
  raw: Readonly<Record<string, unknown>>,
  allowed: readonly SettingName[],
): SessionSettings {
  if (!isObject(raw)) throw new StageError('settings must be an object such as { station: "Jameson Memorial" }');
  for (const name of Object.keys(raw)) assertAllowed(name, allowed);
  const read: Record<string, unknown> = {};
  // The system comes first in the table: it tells which of several stations is meant.
  for (const name of settingNames) {
    const value = raw[name];
    if (value !== undefined) read[name] = settingTable[name].read(value, read.system as StarSystem | undefined);
  }
  const settings = read as SessionSettings;
  assertSameSystem(settings);
  return settings;
}

function assertAllowed(name: string, allowed: readonly SettingName[]): void {
  if ((allowed as readonly string[]).includes(name)) return;
  if (!(settingNames as readonly string[]).includes(name)) {
    throw new StageError(`unknown setting '${name}'${nearestOrAll(name, allowed)}`);
  }
  throw new StageError(`${name} cannot be set here; these can: ${allowed.join(', ')}`);
}

function assertSameSystem({ station, body }: SessionSettings): void {
  if (!station || !body || station.system.address === body.system.address) return;
  throw new StageError(`${station.station.name} is in ${station.system.name}, but ${body.body.name} is not`);
}
