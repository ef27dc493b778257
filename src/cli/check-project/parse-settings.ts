import { isObject } from '../../journal/journal-event.js';
import { didYouMean } from '../../words/nearest.js';
import { printable, quoted } from '../../words/printable.js';
import { shortJson } from '../../words/short-json.js';
import { type CheckSettings, configKeys, type SettingForm } from './check-settings.js';
import { ProjectError } from './project-error.js';

/** The settings in a value that was read from JSON; `name` begins a complaint. Whether rules exist is asked later. */
export function parseSettings(value: unknown, name: string): CheckSettings {
  if (!isObject(value)) throw new ProjectError(`${name}: the settings must be an object, not ${shown(value)}`);
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  for (const [key, setting] of entries) {
    const complaint = isKey(key) ? problemWith(setting, configKeys[key].form) : unknownKey(key);
    if (complaint !== undefined) throw new ProjectError(`${name}: ${quoted(key)} ${complaint}`);
  }
  return Object.fromEntries(entries);
}

function isKey(key: string): key is keyof CheckSettings {
  return Object.hasOwn(configKeys, key);
}

function unknownKey(key: string): string {
  const known = Object.keys(configKeys);
  return `is not a setting${didYouMean(key, known, { otherwise: `; known: ${known.join(', ')}` })}`;
}

/** What is wrong with a value, in the words that follow its name; nothing if it is sound. */
function problemWith(value: unknown, form: SettingForm): string | undefined {
  switch (form.is) {
    case 'name':
      return problemWithName(value, form.names);
    case 'names by rule':
      return problemWithRules(value, form.names);
    case 'texts':
      if (Array.isArray(value) && value.every((each) => isText(each))) return undefined;
      return `must be a list of non-empty strings, not ${shown(value)}`;
    case 'text':
      return isText(value) ? undefined : `must be a non-empty string, not ${shown(value)}`;
    case 'yes or no':
      return typeof value === 'boolean' ? undefined : `must be true or false, not ${shown(value)}`;
  }
}

function problemWithName(value: unknown, names: readonly string[]): string | undefined {
  if (typeof value === 'string' && names.includes(value)) return undefined;
  const help = typeof value === 'string' ? didYouMean(value, names) : '';
  return `must be one of ${names.join(', ')}, not ${shown(value)}${help}`;
}

function problemWithRules(value: unknown, names: readonly string[]): string | undefined {
  if (!isObject(value)) return `must be an object that gives rules one of ${names.join(', ')}, not ${shown(value)}`;
  for (const [rule, setting] of Object.entries(value)) {
    const wrong = problemWithName(setting, names);
    if (wrong !== undefined) return `has ${quoted(rule)}, which ${wrong}`;
  }
  return undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** A value that does not belong where it stands, short enough for a sentence. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : printable(shortJson(value, 41));
}
