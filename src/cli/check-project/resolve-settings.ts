import path from 'node:path';
import type { FailOn } from '../../check/fail-on.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { printable } from '../../words/printable.js';
import { readBaseline } from './baseline-file.js';
import { type Config, findConfig, readConfig } from './config-file.js';
import { Baseline, type BaselineEntry } from './finding-baseline.js';
import { ProjectError } from './project-error.js';
import { type RuleSelection, selectRules } from './rule-selection.js';

/** What was asked for on the command line; all of it wins over the settings of the project. */
export interface SettingsOverrides {
  readonly dialect?: Dialect | undefined;
  readonly eventsOnly?: boolean | undefined;
  readonly only?: readonly string[] | undefined;
  readonly ignore?: readonly string[] | undefined;
  readonly failOn?: FailOn | undefined;
  /** A file of settings; the nearest is looked for unless this is `false`. */
  readonly config?: string | boolean | undefined;
  readonly baseline?: string | undefined;
  readonly updateBaseline?: boolean | undefined;
}

/** How a run goes about a project. */
export interface ResolvedSettings {
  /** Left out where neither has a say: each journal tells by itself. */
  readonly dialect?: Dialect;
  readonly eventsOnly: boolean;
  readonly failOn: FailOn;
  readonly selection: RuleSelection;
  /** Whether a file or folder found in a directory is passed over. */
  readonly ignores?: (file: string) => boolean;
  readonly baseline?: ResolvedBaseline;
}

export interface ResolvedBaseline {
  readonly file: string;
  readonly known: Baseline;
  readonly update: boolean;
  /** Whether this run asked for the rule of an entry. */
  readonly coversRule: (entry: BaselineEntry) => boolean;
}

/** The rules there are, by their ids. */
export interface AvailableRules {
  readonly all: readonly string[];
  /** Those that look across events or files. */
  readonly crossEvent: ReadonlySet<string>;
}

/** Settles what was asked for and what the project has set. */
export async function resolveSettings(
  asked: SettingsOverrides,
  directory: string,
  rules: AvailableRules,
): Promise<ResolvedSettings> {
  const config = await configFor(asked.config, directory);
  const { settings = {}, file = '' } = config ?? {};
  const { only, ignore } = asked;
  const origin = `${printable(file)}: 'rules'`;
  const selection = selectRules({ only, ignore, rules: settings.rules, origin }, rules.all);
  const eventsOnly = asked.eventsOnly ?? settings.eventsOnly ?? false;
  const couldMeet = ({ rule }: BaselineEntry) =>
    selection.includes(rule) && !(eventsOnly && rules.crossEvent.has(rule));
  const baseline = await baselineFor(asked, config, couldMeet);
  const dialect = asked.dialect ?? settings.dialect;
  return {
    ...(dialect && { dialect }),
    eventsOnly,
    failOn: asked.failOn ?? settings.failOn ?? 'error',
    selection,
    ...(settings.ignore && { ignores: await ignoresFor(settings.ignore, path.dirname(file)) }),
    ...(baseline && { baseline }),
  };
}

async function configFor(config: SettingsOverrides['config'], directory: string): Promise<Config | undefined> {
  if (config === false) return undefined;
  return typeof config === 'string' ? readConfig(config) : findConfig(directory);
}

/** Few projects pass anything over, so the globs are loaded for those alone. */
async function ignoresFor(globs: readonly string[], directory: string): Promise<(file: string) => boolean> {
  const { ignoreFilter } = await import('../globs/glob-filters.js');
  return ignoreFilter(globs, directory);
}

async function baselineFor(
  asked: SettingsOverrides,
  config: Config | undefined,
  couldMeet: ResolvedBaseline['coversRule'],
): Promise<ResolvedBaseline | undefined> {
  const file = asked.baseline ?? baselinePathIn(config);
  const update = asked.updateBaseline ?? false;
  if (file === undefined) {
    if (update) throw new ProjectError('--update-baseline needs a file: name it with --baseline');
    return undefined;
  }
  if (file === '') throw new ProjectError('--baseline needs the name of a file');
  const entries = await readBaseline(file, { anew: update });
  if (!entries && !update) {
    throw new ProjectError(`there is no baseline ${printable(file)}; --update-baseline writes one`);
  }
  return { file, known: new Baseline(file, entries), update, coversRule: couldMeet };
}

function baselinePathIn(config: Config | undefined): string | undefined {
  if (config?.settings.baseline === undefined) return undefined;
  const file = path.resolve(path.dirname(config.file), config.settings.baseline);
  // Told as the user would write it.
  return path.relative('', file);
}
