import type { StarSystem } from '../../game/star-system.js';
import { isObject } from '../../journal/journal-event.js';
import { StageError } from '../stage-error.js';
import { nearestOrAll } from './parse-setting-value.js';
import type { SessionSettings, SettingInputs, SettingName } from './session-settings.js';
import { settingNames, settingTable } from './setting-table.js';

/** Parses settings as a caller wrote them. Throws a StageError for unknown, disallowed or invalid ones. */
export function parseSessionSettings(raw: unknown, allowed: readonly SettingName[]): SessionSettings {
  if (!isObject(raw)) throw new StageError('settings must be an object such as { station: "Jameson Memorial" }');
  const settings: Readonly<Record<string, unknown>> = { ...raw };
  for (const name of Object.keys(settings)) assertAllowed(name, allowed);
  const read: Record<string, unknown> = {};
  // The system comes first in the table: stations and bodies are searched for in it.
  for (const name of settingNames) {
    const value: unknown = settings[name];
    if (value !== undefined) read[name] = settingTable[name].read(value, read.system as StarSystem | undefined);
  }
  const parsed = read as SessionSettings;
  assertSameSystem(parsed);
  return parsed;
}

/** Refuses what `parseSessionSettings` refuses: for untrusted input, such as a file. */
export function assertSettings<Name extends SettingName>(
  raw: unknown,
  allowed: readonly Name[],
): asserts raw is Pick<SettingInputs, Name> {
  parseSessionSettings(raw, allowed);
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
