import { loadVerbGroup, type Subverbs } from './verb-group.js';
import type { VerbModule } from './verb-module.js';

const subverbs: Subverbs = {
  run: () => import('./scenario/scenario-run-verb.js'),
  record: () => import('./scenario/scenario-record-verb.js'),
};

const examples = `
A scenario is a file of steps and expectations: play one against your tool, or
make one from a stretch of your own journal.

Examples:
  shakedown scenario run scenarios
  shakedown scenario record journals --from 2026-11-14 --to 2026-11-15
  shakedown scenario run --help`;

export function loadScenarioVerb(words: readonly string[]): Promise<VerbModule> {
  return loadVerbGroup('scenario', subverbs, examples, words);
}
