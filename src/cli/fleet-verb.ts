import { Command } from 'commander';
import { parseChoice } from './option-values.js';
import type { Shell } from './shell.js';

/** The verbs of a fleet, in the order of their help. Only the one that is named is loaded. */
const subverbs: Readonly<Record<string, () => Promise<(shell: Shell) => Command>>> = {
  publish: async () => (await import('./fleet/publish-verb.js')).publishVerb,
  simulate: async () => (await import('./fleet/fleet-simulate-verb.js')).fleetSimulateVerb,
  mirror: async () => (await import('./fleet/mirror-verb.js')).mirrorVerb,
  check: async () => (await import('./fleet/fleet-check-verb.js')).fleetCheckVerb,
  findings: async () => (await import('./fleet/findings-verb.js')).findingsVerb,
  status: async () => (await import('./fleet/status-verb.js')).statusVerb,
};

const examples = `
A fleet is many commanders on a NATS server with JetStream, which keeps every
line until it is checked: publish journals from as many machines as there are,
check them with as many processes as it takes.

The server is at nats://127.0.0.1:4222, or where NATS_URL or --server says. The
streams are made by publish and simulate. shakedown cockpit --from and shakedown
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
export async function loadFleetVerb(words: readonly string[]): Promise<(shell: Shell) => Command> {
  const [first, second = ''] = words.filter((word) => !word.startsWith('-'));
  const named = first === 'fleet' ? subverbs[second] : undefined;
  const loaded = await Promise.all((named ? [named] : Object.values(subverbs)).map((load) => load()));
  return (shell) => {
    const command = new Command('fleet')
      .helpCommand(false)
      .addHelpText('after', examples)
      .on('command:*', ([word = '']: string[]) => parseChoice(word, Object.keys(subverbs), 'unknown command'));
    for (const create of loaded) command.addCommand(create(shell));
    return command;
  };
}
