import { type WarningGrade, warningGrades } from '../../check/event/evidence-severity.js';
import { type FailOn, failOnNames, severities } from '../../check/fail-on.js';
import { type Dialect, dialectNames } from '../../interface/dialect/dialect-names.js';
import { isObject } from '../../journal/journal-event.js';
import { didYouMean } from '../../words/nearest.js';
import { printable, quoted } from '../../words/printable.js';
import { shortJson } from '../../words/short-json.js';
import { UsageError } from '../shell.js';
import { type RuleSetting, unknownRule } from './rule-selection.js';

/** The settings in `shakedown.config.json`. */
export interface CheckSettings {
  readonly dialect?: Dialect;
  readonly grade?: WarningGrade;
  readonly rules?: Readonly<Record<string, RuleSetting>>;
  readonly ignore?: readonly string[];
  readonly failOn?: FailOn;
  readonly baseline?: string;
  readonly eventsOnly?: boolean;
}

/** The type of a setting's value. */
export type SettingForm =
  | { readonly is: 'name'; readonly names: readonly string[] }
  | { readonly is: 'names by rule'; readonly names: readonly string[] }
  | { readonly is: 'texts' }
  | { readonly is: 'text' }
  | { readonly is: 'yes or no' };

interface ConfigKey {
  readonly about: string;
  readonly form: SettingForm;
}

export const ruleSettings: readonly RuleSetting[] = ['on', 'off', ...severities];

/**
 * The keys of `shakedown.config.json`. The parser, its error messages and the schema for editors follow from
 * this table.
 */
export const configKeys: Readonly<Record<keyof CheckSettings, ConfigKey>> = {
  dialect: {
    about:
      'Whether journals are checked against the letter of the specification, or against what the live game writes. Without it each directory decides: the game, if one of its journals begins with a Fileheader.',
    form: { is: 'name', names: dialectNames },
  },
  grade: {
    about:
      'In the dialect of the game: the weakest evidence whose contradiction is a warning. Strong evidence, the usual choice, is a hundred real lines or more. What contradicts less gets a note, and nothing is an error on evidence alone.',
    form: { is: 'name', names: warningGrades },
  },
  rules: {
    about:
      'Rules, or groups of them such as jump/*, switched on or off or given another severity. A full name wins over a group.',
    form: { is: 'names by rule', names: ruleSettings },
  },
  ignore: {
    about: 'Files and folders to leave out of a directory: globs, relative to this file.',
    form: { is: 'texts' },
  },
  failOn: {
    about: 'The lowest severity that makes a run fail.',
    form: { is: 'name', names: failOnNames },
  },
  baseline: {
    about:
      'A file with the findings that are known and not reported again, counted for each file; relative to this file.',
    form: { is: 'text' },
  },
  eventsOnly: {
    about: 'Check every event by itself: no session rules, and nothing else that looks across events or files.',
    form: { is: 'yes or no' },
  },
};

/**
 * The settings in a value that was read from JSON. `name` begins each line of the error message, which has
 * all mistakes; `rules` are the ids of all rules, if any is named.
 */
export function parseSettings(value: unknown, name: string, rules: readonly string[] = []): CheckSettings {
  if (!isObject(value)) throw new UsageError(`${name}: the settings must be an object, not ${shown(value)}`);
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  const problems = entries.flatMap(([key, setting]) =>
    [
      ...(isKey(key) ? problemsWith(setting, configKeys[key].form) : [unknownKey(key)]).map((each) => ` ${each}`),
      ...(key === 'rules' && isObject(setting) ? unknownRules(setting, rules) : []).map((each) => `: ${each}`),
    ].map((each) => `${name}: ${quoted(key)}${each}`),
  );
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return Object.fromEntries(entries);
}

function unknownRules(named: object, rules: readonly string[]): string[] {
  return Object.keys(named).flatMap((rule) => unknownRule(rule, rules) ?? []);
}

function isKey(key: string): key is keyof CheckSettings {
  return Object.hasOwn(configKeys, key);
}

function unknownKey(key: string): string {
  const known = Object.keys(configKeys);
  return `is not a setting${didYouMean(key, known, { otherwise: `; known: ${known.join(', ')}` })}`;
}

/** What is wrong with a value, each as the end of a sentence that begins with its name. */
function problemsWith(value: unknown, form: SettingForm): string[] {
  const unless = (isRight: boolean, what: string) => (isRight ? [] : [`must be ${what}, not ${shown(value)}`]);
  switch (form.is) {
    case 'name':
      return problemsWithName(value, form.names);
    case 'names by rule':
      if (!isObject(value)) return unless(false, `an object that gives rules one of ${form.names.join(', ')}`);
      return Object.entries(value).flatMap(([rule, setting]) =>
        problemsWithName(setting, form.names).map((wrong) => `has ${quoted(rule)}, which ${wrong}`),
      );
    case 'texts':
      return unless(Array.isArray(value) && value.every(isText), 'a list of non-empty strings');
    case 'text':
      return unless(isText(value), 'a non-empty string');
    case 'yes or no':
      return unless(typeof value === 'boolean', 'true or false');
  }
}

function problemsWithName(value: unknown, names: readonly string[]): string[] {
  if (typeof value === 'string' && names.includes(value)) return [];
  const help = typeof value === 'string' ? didYouMean(value, names) : '';
  return [`must be one of ${names.join(', ')}, not ${shown(value)}${help}`];
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** A wrong value, short enough for a sentence. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : printable(shortJson(value, 41));
}
