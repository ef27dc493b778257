import { warningGrades } from '../../check/event/evidence-severity.js';
import { failOnNames, severities } from '../../check/fail-on.js';
import { dialectNames } from '../../interface/dialect/dialect-names.js';
import { isObject } from '../../journal/journal-event.js';
import { didYouMean } from '../../words/nearest.js';
import { printable, quoted } from '../../words/printable.js';
import type { Door } from '../../words/shape/door.js';
import { described, mustBe, type ObjectOf, object, oneOf, recordOf, trueOrFalse } from '../../words/shape/shape.js';
import { shortJson } from '../../words/short-json.js';
import { UsageError } from '../shell.js';
import { type RuleSetting, unknownRule } from './rule-selection.js';

export const ruleSettings: readonly RuleSetting[] = ['on', 'off', ...severities];

const text = { type: 'string', minLength: 1 };

/**
 * The keys of `shakedown.config.json`. The parser, its error messages and the schema for editors follow from
 * this table.
 */
export const configKeys = {
  dialect: described(
    'Whether journals are checked against the letter of the specification, or against what the live game writes. Without it each directory decides: the game, if one of its journals begins with a Fileheader.',
    oneOf(dialectNames),
  ),
  grade: described(
    'In the dialect of the game: the weakest evidence whose contradiction is a warning. Strong evidence, the usual choice, is a hundred real lines or more. What contradicts less gets a note, and nothing is an error on evidence alone.',
    oneOf(warningGrades),
  ),
  rules: described(
    'Rules, or groups of them such as jump/*, switched on or off or given another severity. A full name wins over a group.',
    recordOf(oneOf(ruleSettings), `an object that gives rules one of ${ruleSettings.join(', ')}`),
  ),
  ignore: described(
    'Files and folders to leave out of a directory: globs, relative to this file.',
    mustBe<readonly string[]>('a list of non-empty strings', (value) => Array.isArray(value) && value.every(isText), {
      type: 'array',
      items: text,
    }),
  ),
  failOn: described('The lowest severity that makes a run fail.', oneOf(failOnNames)),
  baseline: described(
    'A file with the findings that are known and not reported again, counted for each file; relative to this file.',
    mustBe<string>('a non-empty string', isText, text),
  ),
  eventsOnly: described(
    'Check every event by itself: no session rules, and nothing else that looks across events or files.',
    trueOrFalse,
  ),
};

/** The settings in `shakedown.config.json`. */
export type CheckSettings = ObjectOf<typeof configKeys>;

const settingsShape = object(configKeys);

/**
 * The settings in a value that was read from JSON. `name` begins each line of the error message, which has
 * all mistakes; `rules` are the ids of all rules, if any is named.
 */
export function parseSettings(value: unknown, name: string, rules: readonly string[] = []): CheckSettings {
  const problems: string[] = [];
  const door: Door = {
    ...voice,
    report(sentence) {
      problems.push(`${name}: ${sentence}`);
    },
  };
  const { $schema: _, ...given } = isObject(value) ? (value as Readonly<Record<string, unknown>>) : {};
  const settings = settingsShape.read(isObject(value) ? given : value, { door, name: voice.root });
  for (const rule of isObject(given.rules) ? Object.keys(given.rules) : []) {
    const unknown = unknownRule(rule, rules);
    if (unknown !== undefined) problems.push(`${name}: 'rules': ${unknown}`);
  }
  if (!settings || problems.length > 0) throw new UsageError(problems.join('\n'));
  return settings;
}

const voice = {
  root: 'the settings',
  nameOf: (owner: string, key: string | number) =>
    owner === voice.root ? quoted(String(key)) : `${owner} has ${quoted(String(key))}, which`,
  wrong: (name: string, what: string, value: unknown) => `${name} must be ${what}, not ${shown(value)}`,
  unknown(name: string, value: unknown, known: readonly string[]) {
    const help = typeof value === 'string' ? didYouMean(value, known) : '';
    return `${voice.wrong(name, `one of ${known.join(', ')}`, value)}${help}`;
  },
  extra: (_: string, name: string, known: readonly string[]) =>
    `${quoted(name)} is not a setting${didYouMean(name, known, { otherwise: `; known: ${known.join(', ')}` })}`,
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A wrong value, short enough for a sentence. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : printable(shortJson(value, 41));
}
