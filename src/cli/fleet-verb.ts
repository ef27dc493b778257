import { Command } from 'commander';
import { entryOf } from '../words/entry-of.js';
import { parseChoice } from './option-values.js';
import type { Shell } from './shell.js';
import type { VerbModule } from './verb-module.js';

/** Subcommands of `fleet`, in the order of the help. Only the named one is loaded. */
const subverbs: Readonly<Record<string, () => Promise<VerbModule>>> = {
  publish: () => import('./fleet/publish-verb.js'),
  simulate: () => import('./fleet/fleet-simulate-verb.js'),
  mirror: () => import('./fleet/mirror-verb.js'),
  check: () => import('./fleet/fleet-check-verb.js'),
  findings: () => import('./fleet/findings-verb.js'),
  status: () => import('./fleet/status-verb.js'),
};

const examples = `
A fleet is many commanders on a NATS server with JetStream, which keeps every
line until it is checked: publish journals from any number of machines, check
them with any number of processes.

The server is at nats://127.0.0.1:4222, or where NATS_URL or --server says.
publish and simulate create the streams; shakedown cockpit --from and shakedown
export --from read them, too.

Examples:
  nats-server -js -sd nats-data
  shakedown fleet simulate --commanders 20 --seed 1 --out ships
  shakedown fleet publish ships --once
  shakedown fleet check --once
  shakedown fleet findings
  shakedown fleet status --once
  shakedown fleet check --help`;

/** Loads the verb that is named after `fleet`, or all of them. */
export async function loadFleetVerb(words: readonly string[]): Promise<VerbModule> {
  const [first, second = ''] = words.filter((word) => !word.startsWith('-'));
  const named = first === 'fleet' ? entryOf(subverbs, second) : undefined;
  const loaded = await Promise.all((named ? [named] : Object.values(subverbs)).map((load) => load()));
  const createVerb = (shell: Shell) => {
    const command = new Command('fleet')
      .helpCommand(false)
      .addHelpText('after', examples)
      .on('command:*', ([word = '']: string[]) => parseChoice(word, Object.keys(subverbs), 'unknown command'));
    for (const subverb of loaded) command.addCommand(subverb.createVerb(shell));
    return command;
  };
  return { createVerb };
}
