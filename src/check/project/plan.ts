import path from 'node:path';
import type { Dialect } from '../../spec/dialect.js';
import { printable } from '../../spec/printable.js';
import { Baseline, type Known } from './baseline.js';
import { readBaseline } from './baseline-file.js';
import { type Config, findConfig, readConfig } from './config.js';
import { ProjectError } from './error.js';
import { type Selection, selectionOf } from './selection.js';
import type { FailOn } from './threshold.js';

/** What was asked for on the command line; all of it wins over the settings of the project. */
export interface Asked {
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
export interface Plan {
  /** Left out where neither has a say: each journal tells by itself. */
  readonly dialect?: Dialect;
  readonly eventsOnly: boolean;
  readonly failOn: FailOn;
  readonly selection: Selection;
  /** Whether a file or folder found in a directory is passed over. */
  readonly ignores?: (file: string) => boolean;
  readonly baseline?: PlannedBaseline;
}

export interface PlannedBaseline {
  readonly file: string;
  readonly known: Baseline;
  readonly update: boolean;
  /** Whether this run asked for the rule of an entry. */
  readonly couldMeet: (entry: Known) => boolean;
}

/** The rules there are, by their ids. */
export interface RuleIds {
  readonly all: readonly string[];
  /** Those that look across events or files. */
  readonly across: ReadonlySet<string>;
}

/** Settles what was asked for and what the project has set. */
export async function planFor(asked: Asked, directory: string, rules: RuleIds): Promise<Plan> {
  const config = await configFor(asked.config, directory);
  const { settings = {}, file = '' } = config ?? {};
  const { only, ignore } = asked;
  const origin = `${printable(file)}: 'rules'`;
  const selection = selectionOf({ only, ignore, rules: settings.rules, origin }, rules.all);
  const eventsOnly = asked.eventsOnly ?? settings.eventsOnly ?? false;
  const couldMeet = ({ rule }: Known) => selection.tells(rule) && !(eventsOnly && rules.across.has(rule));
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

async function configFor(config: Asked['config'], directory: string): Promise<Config | undefined> {
  if (config === false) return undefined;
  return typeof config === 'string' ? readConfig(config) : findConfig(directory);
}

/** Few projects pass anything over, so the globs are loaded for those alone. */
async function ignoresFor(globs: readonly string[], directory: string): Promise<(file: string) => boolean> {
  const { ignoring } = await import('./globs.js');
  return ignoring(globs, directory);
}

async function baselineFor(
  asked: Asked,
  config: Config | undefined,
  couldMeet: PlannedBaseline['couldMeet'],
): Promise<PlannedBaseline | undefined> {
  const file = asked.baseline ?? settledBaseline(config);
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
  return { file, known: new Baseline(file, entries), update, couldMeet };
}

function settledBaseline(config: Config | undefined): string | undefined {
  if (config?.settings.baseline === undefined) return undefined;
  const file = path.resolve(path.dirname(config.file), config.settings.baseline);
  // Told as the user would write it.
  return path.relative('', file);
}
