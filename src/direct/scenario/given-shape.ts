import { isObject } from '../../journal/journal-event.js';
import { wrong } from '../../words/shape/door.js';
import type { Shape } from '../../words/shape/shape.js';
import { settingsShape } from '../settings/parse-session-settings.js';
import type { SettingInputs, SettingName } from '../settings/session-settings.js';

/** What is given, or set for a situation: checked, and kept as it is written. */
export function givenShape(allowed: readonly SettingName[]): Shape<SettingInputs> {
  const shape = settingsShape(allowed);
  return {
    ...shape,
    schema: () => ({
      type: ['object', 'null'],
      properties: Object.fromEntries(allowed.map((name) => [name, { $ref: `#/$defs/set-${name}` }])),
      additionalProperties: false,
    }),
    read(value, at) {
      if (value === null) return {};
      if (!isObject(value)) return wrong(at, `what is set is ${shape.what}`, value);
      const settings = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asTyped(each)]));
      return shape.read(settings, at) && settings;
    },
  };
}

/** The value as on a command line: settings take numbers, and empty for none. */
function asTyped(value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : (value ?? '');
}
