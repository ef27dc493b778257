import path from 'node:path';
import type { WarningGrade } from '../../check/event/evidence-severity.js';
import type { FailOn } from '../../check/fail-on.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import { readBaseline } from './baseline-file.js';
import type { CheckOptions } from './check-verb-options.js';
import { type Config, findConfig, readConfig } from './config-file.js';
import { Baseline, type BaselineEntry } from './finding-baseline.js';
import { everyRule, type RuleSelection, selectRules } from './rule-selection.js';

/** The options of `check` that win over the settings of the project. */
export type SettingsOverrides = Partial<
  Pick<
    CheckOptions,
    'dialect' | 'grade' | 'eventsOnly' | 'only' | 'ignore' | 'failOn' | 'config' | 'baseline' | 'updateBaseline'
  >
>;

/** The settings of a run: those of the project, with the options over them. */
export interface ResolvedSettings {
  /** If left out, each directory decides. */
  readonly dialect?: Dialect;
  readonly grade?: WarningGrade;
  readonly eventsOnly: boolean;
  readonly failOn: FailOn;
  readonly selection: RuleSelection;
  /** Whether a file or folder that is found in a directory is left out. */
  readonly ignores?: (file: string) => boolean;
  readonly baseline?: ResolvedBaseline;
  /** The files of the settings and of the baseline. */
  readonly files: readonly string[];
}

export interface ResolvedBaseline {
  readonly file: string;
  readonly known: Baseline;
  readonly update: boolean;
  /** Whether the rule of an entry is on in this run. */
  readonly coversRule: (entry: BaselineEntry) => boolean;
}

/** The ids of all rules. */
export interface AvailableRules {
  readonly all: readonly string[];
  /** Those that look across events or files. */
  readonly crossEvent: ReadonlySet<string>;
}

/**
 * Combines the options with the settings of the project. Loads the list of rules only if one of them is
 * named.
 */
export async function resolveSettings(
  overrides: SettingsOverrides,
  directory: string,
  availableRules: () => Promise<AvailableRules>,
): Promise<ResolvedSettings> {
  const config = await configFor(overrides.config, directory, async () => (await availableRules()).all);
  const { settings = {}, file = '' } = config ?? {};
  const selection = await selectionFor(overrides, config, availableRules);
  const eventsOnly = overrides.eventsOnly ?? settings.eventsOnly ?? false;
  const baseline = await baselineFor(overrides, config, async () => {
    const { crossEvent } = await availableRules();
    return ({ rule }) => selection.includes(rule) && !(eventsOnly && crossEvent.has(rule));
  });
  const dialect = overrides.dialect ?? settings.dialect;
  const grade = overrides.grade ?? settings.grade;
  return {
    ...(dialect && { dialect }),
    ...(grade && { grade }),
    eventsOnly,
    failOn: overrides.failOn ?? settings.failOn ?? 'error',
    selection,
    ...(settings.ignore && { ignores: await ignoresFor(settings.ignore, path.dirname(file)) }),
    ...(baseline && { baseline }),
    files: [config, baseline].flatMap((each) => each?.file ?? []),
  };
}

async function selectionFor(
  { only, ignore }: SettingsOverrides,
  config: Config | undefined,
  availableRules: () => Promise<AvailableRules>,
): Promise<RuleSelection> {
  const rules = config?.settings.rules;
  if (!only && !ignore && !rules) return everyRule;
  return selectRules({ only, ignore, rules }, (await availableRules()).all);
}

async function configFor(
  config: SettingsOverrides['config'],
  directory: string,
  ruleNames: () => Promise<readonly string[]>,
): Promise<Config | undefined> {
  if (config === false) return undefined;
  return typeof config === 'string' ? readConfig(config, ruleNames) : findConfig(directory, ruleNames);
}

/** Few projects ignore anything, so globs are loaded only for those. */
async function ignoresFor(globs: readonly string[], directory: string): Promise<(file: string) => boolean> {
  const { ignoreFilter } = await import('../globs.js');
  return ignoreFilter(globs, directory);
}

async function baselineFor(
  overrides: SettingsOverrides,
  config: Config | undefined,
  coverage: () => Promise<ResolvedBaseline['coversRule']>,
): Promise<ResolvedBaseline | undefined> {
  const file = overrides.baseline ?? baselinePathIn(config);
  const update = overrides.updateBaseline ?? false;
  if (file === undefined) {
    if (update) throw new UsageError('--update-baseline needs a file: name it with --baseline');
    return undefined;
  }
  if (file === '') throw new UsageError('--baseline needs a file name');
  const entries = await readBaseline(file, { forUpdate: update });
  if (!entries && !update) {
    throw new UsageError(`there is no baseline ${printable(file)}; --update-baseline writes one`);
  }
  return { file, known: new Baseline(file, entries), update, coversRule: await coverage() };
}

function baselinePathIn(config: Config | undefined): string | undefined {
  if (config?.settings.baseline === undefined) return undefined;
  const file = path.resolve(path.dirname(config.file), config.settings.baseline);
  // As the user would write it.
  return path.relative('', file);
}
