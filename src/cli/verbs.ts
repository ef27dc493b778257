/** All verbs of the command. */
import type { VerbModule } from './verb.js';

interface Verb {
  /** Description in the help. */
  readonly about: string;
  /** Loads its module; a verb with subcommands loads only the named one. */
  readonly load: (words: readonly string[]) => Promise<VerbModule>;
  /** Whether the words after `--` are the command of a tool, and none of its own. */
  readonly takesCommand?: boolean;
}

/** Of the verbs that only `help --all` lists. */
export const rareTitle = 'More:';

/**
 * All verbs, under their titles in the help. Only the named verb is loaded: loading dominates start-up time.
 */
const verbGroups: Readonly<Record<string, Readonly<Record<string, Verb>>>> = {
  'Test a tool:': {
    stage: { about: 'run a live session that you control', load: () => import('./stage-verb.js') },
    trigger: { about: 'make something happen in a running session', load: () => import('./trigger-verb.js') },
    inject: { about: 'write an event of your own into a running session', load: () => import('./inject-verb.js') },
    fault: {
      about: 'let something go wrong in a running session, or stop doing so',
      load: () => import('./fault-verb.js'),
    },
    state: { about: 'show the state of a running session', load: () => import('./state-verb.js') },
    clock: { about: 'play, pause, step, speed up or end a running session', load: () => import('./clock-verb.js') },
    simulate: { about: 'simulate a session and write its journal directory', load: () => import('./simulate-verb.js') },
    trials: {
      about: 'send a tool through a course of trials, and grade it',
      load: async (words) => (await import('./trials-verb.js')).load(words),
      takesCommand: true,
    },
    scenario: {
      about: 'play scenarios and check their expectations, or record one',
      load: async (words) => (await import('./scenario-verb.js')).load(words),
      takesCommand: true,
    },
    services: {
      about: 'stand in for EDDN, Inara and EDSM, beside a journal',
      load: () => import('./services-verb.js'),
    },
    replay: { about: 'replay a journal as if it happened now', load: () => import('./replay-verb.js') },
  },
  'Check and follow journals:': {
    cockpit: {
      about: 'show a journal on a page, and control a stage from it',
      load: () => import('./cockpit-verb.js'),
    },
    check: { about: 'check journals and the files beside them', load: () => import('./check-verb.js') },
    watch: { about: 'follow a journal as the game writes it', load: () => import('./watch-verb.js') },
    export: { about: 'write journals as tables: Parquet, NDJSON or CSV', load: () => import('./export-verb.js') },
    report: { about: 'write the story of a journal as one page', load: () => import('./report-verb.js') },
    drift: {
      about: 'show what an update of the game changed in its journals',
      load: () => import('./drift-verb.js'),
    },
    compare: {
      about: 'measure how far simulated journals are from real ones',
      load: () => import('./compare-verb.js'),
    },
  },
  'Talk to services:': {
    eddn: {
      about: 'make messages for EDDN from a journal, and check those of a tool',
      load: async (words) => (await import('./eddn-verb.js')).load(words),
    },
  },
  'Many commanders:': {
    fleet: {
      about: 'many commanders on many machines, over a NATS server',
      load: async (words) => (await import('./fleet-verb.js')).load(words),
    },
  },
  'Look things up:': {
    list: {
      about: 'list kinds, rules, situations, scenarios, faults, plans, systems …',
      load: () => import('./list-verb.js'),
    },
    explain: {
      about: 'explain a kind, a field, a value, a rule, a situation, a setting, a fault or a plan',
      load: () => import('./explain-verb.js'),
    },
    schema: {
      about: 'write JSON Schemas of all kinds and files, or an AsyncAPI document',
      load: () => import('./schema-verb.js'),
    },
    types: {
      about: 'write types for Python, C#, Java, Rust, Go or TypeScript',
      load: () => import('./types-verb.js'),
    },
  },
  [rareTitle]: {
    completion: {
      about: 'print a script for Tab completion in your shell',
      load: () => import('./completion-verb.js'),
    },
    help: { about: 'show the help of a command', load: () => import('./help-verb.js') },
    complete: { about: 'print what can be typed next', load: () => import('./complete-verb.js') },
  },
};

/** Called by the completion scripts, and left out of the help. */
export const hiddenVerb = 'complete';

/** Verbs by name, each with its title in the help. */
export const verbs = new Map(
  Object.entries(verbGroups).flatMap(([title, group]) =>
    Object.entries(group).map(([name, verb]) => [name, { name, title, ...verb }] as const),
  ),
);
