/** All verbs of the command. */
import type { Command } from 'commander';
import type { Shell } from './shell.js';

interface Verb {
  /** What the help says of it. */
  readonly about: string;
  /** Gives the verb; one that has verbs of its own may look at the words behind it and load only the one that is named. */
  readonly load: (words: readonly string[]) => Promise<(shell: Shell) => Command>;
}

/** All verbs, under the titles that the help gives them. A verb is loaded only if it is named: loading takes most of the start. */
const verbGroups: Readonly<Record<string, Readonly<Record<string, Verb>>>> = {
  'Test a tool:': {
    stage: {
      about: 'run a live session that you control',
      load: async () => (await import('./stage-verb.js')).stageVerb,
    },
    trigger: {
      about: 'make something happen in a running session',
      load: async () => (await import('./trigger-verb.js')).triggerVerb,
    },
    inject: {
      about: 'write an event of your own into a running session',
      load: async () => (await import('./inject-verb.js')).injectVerb,
    },
    clock: {
      about: 'play, pause, step, speed up or end a running session',
      load: async () => (await import('./clock-verb.js')).clockVerb,
    },
    simulate: {
      about: 'simulate a session and write its journal directory',
      load: async () => (await import('./simulate-verb.js')).simulateVerb,
    },
    scenario: {
      about: 'play scenarios and check their expectations',
      load: async () => (await import('./scenario-verb.js')).scenarioVerb,
    },
    replay: {
      about: 'replay a journal as if it happened now',
      load: async () => (await import('./replay-verb.js')).replayVerb,
    },
  },
  'Check and follow journals:': {
    cockpit: {
      about: 'see a journal on a page, and steer a stage from it',
      load: async () => (await import('./cockpit-verb.js')).cockpitVerb,
    },
    check: {
      about: 'check journals and the files beside them',
      load: async () => (await import('./check-verb.js')).checkVerb,
    },
    watch: {
      about: 'follow a journal as the game writes it',
      load: async () => (await import('./watch-verb.js')).watchVerb,
    },
    export: {
      about: 'write journals as tables: Parquet, NDJSON or CSV',
      load: async () => (await import('./export-verb.js')).exportVerb,
    },
    observe: {
      about: 'count what journals contain, without anything personal',
      load: async () => (await import('./observe-verb.js')).observeVerb,
    },
    drift: {
      about: 'tell what an update of the game has changed in its journals',
      load: async () => (await import('./drift-verb.js')).driftVerb,
    },
    compare: {
      about: 'tell how far simulated journals are from real ones',
      load: async () => (await import('./compare-verb.js')).compareVerb,
    },
  },
  'Many commanders:': {
    fleet: {
      about: 'many commanders on many machines, over a NATS server',
      load: async (words) => (await import('./fleet-verb.js')).loadFleetVerb(words),
    },
  },
  'Look things up:': {
    list: {
      about: 'list kinds, rules, situations, scenarios, faults, plans, systems …',
      load: async () => (await import('./list-verb.js')).listVerb,
    },
    explain: {
      about: 'explain a kind, a field, a value, a rule, a situation, a setting, a fault or a plan',
      load: async () => (await import('./explain-verb.js')).explainVerb,
    },
    schema: {
      about: 'write JSON Schemas (2020-12): one per kind, one per companion file, and a bundle',
      load: async () => (await import('./schema-verb.js')).schemaVerb,
    },
    asyncapi: {
      about: 'print the interface as an AsyncAPI 3 document',
      load: async () => (await import('./asyncapi-verb.js')).asyncapiVerb,
    },
  },
  'More:': {
    completion: {
      about: 'print a script for Tab completion in your shell',
      load: async () => (await import('./completion-verb.js')).completionVerb,
    },
    help: {
      about: 'show the help of a command',
      load: async () => (await import('./help-verb.js')).helpVerb,
    },
    complete: {
      about: 'print what can be typed next',
      load: async () => (await import('./completion-verb.js')).completeVerb,
    },
  },
};

/** Called by the completion scripts, and left out of the help. */
export const hiddenVerb = 'complete';

/** The verbs by their names, each with the title it stands under. */
export const verbs = new Map(
  Object.entries(verbGroups).flatMap(([title, group]) =>
    Object.entries(group).map(([name, verb]) => [name, { name, title, ...verb }] as const),
  ),
);
