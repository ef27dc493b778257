import { loadVerbGroup } from './verb-group.js';
import type { VerbModule } from './verb-module.js';

const examples = `
A trial is a short session with questions: after what happens, where is the
commander, is the ship docked, what is in its hold? Your tool runs beside it,
reads the journal as it does beside the game, and answers what it can, in any
language. What it cannot answer is skipped, and the grade says so.

Examples:
  shakedown trials init --language python
  shakedown trials run
  shakedown trials run docked vehicle --format html -o report.html
  shakedown trials run login-in-srv --keep -- my-tool --journal {directory}
  shakedown trials list
  shakedown trials explain login-in-srv`;

/** What stands after `--` is the command of the tool: commander would take it for names of trials. */
export function loadTrialsVerb(words: readonly string[]): Promise<VerbModule> {
  const dashes = words.indexOf('--');
  const command = dashes === -1 ? undefined : words.slice(dashes + 1);
  const subverbs = {
    run: async () => {
      const { createRunVerb } = await import('./trials/trials-run-verb.js');
      return { createVerb: (shell: Parameters<typeof createRunVerb>[0]) => createRunVerb(shell, command) };
    },
    list: () => import('./trials/trials-list-verb.js'),
    explain: () => import('./trials/trials-explain-verb.js'),
    init: () => import('./trials/trials-init-verb.js'),
  };
  return loadVerbGroup('trials', subverbs, examples, words);
}
