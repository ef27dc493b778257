import { type FailOn, failOnNames, severities } from '../../check/fail-on.js';
import { type Dialect, dialectNames } from '../../interface/dialect/dialects.js';
import type { RuleSetting } from './rule-selection.js';

/** The settings in `shakedown.config.json`. */
export interface CheckSettings {
  readonly dialect?: Dialect;
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

/** The keys of `shakedown.config.json`. The parser, its error messages and the schema for editors follow from this table. */
export const configKeys: Readonly<Record<keyof CheckSettings, ConfigKey>> = {
  dialect: {
    about:
      'Whether journals are checked against the letter of the specification, or against what the live game writes. Without it each directory decides: the game, if one of its journals begins with a Fileheader.',
    form: { is: 'name', names: dialectNames },
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
