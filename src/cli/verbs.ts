/** All verbs of the command. */
import type { VerbModule } from './verb.js';
import { verbTable } from './verb-table.js';

type VerbTable = typeof verbTable;

type VerbName = { [Title in keyof VerbTable]: keyof VerbTable[Title] }[keyof VerbTable];

/** Of the verbs that only `help --all` lists. */
export const rareTitle = 'More:' satisfies keyof VerbTable;

/** Loads the module of a verb; one with subcommands loads only the named one. */
type Load = (words: readonly string[]) => Promise<VerbModule>;

/** Only the named verb is loaded: loading dominates start-up time. */
const loads: Readonly<Record<VerbName, Load>> = {
  init: () => import('./init-verb.js'),
  stage: () => import('./stage-verb.js'),
  trigger: () => import('./trigger-verb.js'),
  inject: () => import('./inject-verb.js'),
  fault: () => import('./fault-verb.js'),
  state: () => import('./state-verb.js'),
  clock: () => import('./clock-verb.js'),
  simulate: () => import('./simulate-verb.js'),
  fixture: () => import('./fixture-verb.js'),
  trials: async (words) => (await import('./trials-verb.js')).load(words),
  reduce: () => import('./reduce-verb.js'),
  scenario: async (words) => (await import('./scenario-verb.js')).load(words),
  services: () => import('./services-verb.js'),
  replay: () => import('./replay-verb.js'),
  cockpit: () => import('./cockpit-verb.js'),
  check: () => import('./check-verb.js'),
  watch: () => import('./watch-verb.js'),
  export: () => import('./export-verb.js'),
  report: () => import('./report-verb.js'),
  drift: () => import('./drift-verb.js'),
  compare: () => import('./compare-verb.js'),
  eddn: async (words) => (await import('./eddn-verb.js')).load(words),
  fleet: async (words) => (await import('./fleet-verb.js')).load(words),
  list: () => import('./list-verb.js'),
  explain: () => import('./explain-verb.js'),
  schema: () => import('./schema-verb.js'),
  types: () => import('./types-verb.js'),
  completion: () => import('./completion-verb.js'),
  help: () => import('./help-verb.js'),
  complete: () => import('./complete-verb.js'),
};

interface Verb {
  /** Description in the help. */
  readonly about: string;
  /** Whether the words after `--` are the command of a tool, and none of its own. */
  readonly takesCommand?: boolean;
}

/** Called by the completion scripts, and left out of the help. */
export const hiddenVerb = 'complete';

/** Verbs by name, each with its title in the help. */
export const verbs = new Map(
  Object.entries<Readonly<Record<string, Verb>>>(verbTable).flatMap(([title, group]) =>
    Object.entries(group).map(
      ([name, verb]) => [name, { name, title, load: loads[name as VerbName], ...verb }] as const,
    ),
  ),
);
