import { isObject } from '../../journal/journal-event.js';
import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { type Door, inside, type Place, refuse, wrong } from '../../words/shape/door.js';
import type { Schema, Shape } from '../../words/shape/shape.js';
import { StageError } from '../stage-error.js';
import type { SessionSettings, SettingInputs, SettingName } from './session-settings.js';
import { settingNames } from './setting-names.js';
import { inspectValue, type SettingDoor } from './setting-shape.js';
import { settingShapes } from './setting-shapes.js';
import { settingTable } from './setting-table.js';

/** Some of the settings, as an object. */
export function settingsShape(allowed: readonly SettingName[]): Shape<SessionSettings> {
  return {
    what: `an object such as { ${allowed[0]}: … }`,
    schema: () => ({ type: 'object', properties: settingSchemas(allowed), additionalProperties: false }),
    read(value, at) {
      if (!isObject(value)) return wrong(at, this.what, value);
      const settings: Readonly<Record<string, unknown>> = { ...value };
      const extra = Object.keys(settings).filter((name) => !(allowed as readonly string[]).includes(name));
      for (const name of extra) refuse(inside(at, name), settingVoice.extra(at.name, name, allowed), true);
      const given = settingNames.filter((name) => allowed.includes(name) && settings[name] !== undefined);
      const read = readEach(given, settings, at);
      if (read.station && read.body && read.station.system.address !== read.body.system.address)
        return refuse(
          at,
          `${read.station.station.name} is in ${read.station.system.name}, but ${read.body.body.name} is not`,
        );
      return extra.length > 0 || given.some((name) => read[name] === undefined) ? undefined : read;
    },
  };
}

/** The JSON Schemas of settings, by name. */
export function settingSchemas(names: readonly SettingName[]): Schema {
  return Object.fromEntries(
    names.map((name) => {
      const { about, example } = settingTable[name];
      return [name, { description: `${about} (${example.replace('=', ': ')})`, ...settingShapes[name].schema() }];
    }),
  );
}

/** Reads settings in the order of the table: stations and bodies are looked for in the system before them. */
function readEach(
  names: readonly SettingName[],
  settings: Readonly<Record<string, unknown>>,
  at: Place,
): SessionSettings {
  const read: Record<string, unknown> = {};
  for (const name of names) {
    const door: SettingDoor = { ...at.door, ...settingVoice, system: (read as SessionSettings).system };
    read[name] = settingShapes[name].read(settings[name], { ...inside(at, name), door, name });
  }
  return read;
}

/** How all doors speak of settings. */
const settingVoice: Omit<Door, 'report'> = {
  nameOf: (_, key) => String(key),
  wrong: (name, what, value) => `${name} must be ${what}, not ${inspectValue(value)}`,
  unknown: (_, value, known, what) =>
    `there is no ${what} ${quoted(String(value))}${nearestOrAll(String(value), known)}`,
  extra: (_, name, known) =>
    settingNames.some((each) => each === name)
      ? `${name} cannot be set here; these can: ${known.join(', ')}`
      : `unknown setting ${quoted(name)}${nearestOrAll(name, known)}`,
};

/** The door of functions: the first problem is thrown as a StageError. */
const throwingDoor: Door = {
  ...settingVoice,
  report(sentence) {
    throw new StageError(sentence);
  },
};

/** Parses settings as a caller wrote them. Throws a StageError for unknown, disallowed or invalid ones. */
export function parseSessionSettings(raw: unknown, allowed: readonly SettingName[]): SessionSettings {
  return settingsShape(allowed).read(raw, { door: throwingDoor, name: 'what is set' }) ?? {};
}

/** Refuses what `parseSessionSettings` refuses: for untrusted input, such as a file. */
export function assertSettings<Name extends SettingName>(
  raw: unknown,
  allowed: readonly Name[],
): asserts raw is Pick<SettingInputs, Name> {
  parseSessionSettings(raw, allowed);
}
