import { Command } from 'commander';
import type { Shell } from '../shell.js';
import { durationOption, formatOption } from '../verb-options.js';
import { addFleetOptions } from './fleet-options.js';
import type { StatusOptions } from './show-status.js';

const examples = `
Shows how many messages are published, checked and waiting, which processes
check them, and what was found; until Ctrl-C. It only reads.

With --format json it prints one object per line: one for each reading, or a
single one with --once. Rates are since the previous reading; the first reading
takes a second.

Exit codes: 0 it was shown once; 2 wrong usage, no server, or no such stream;
130 interrupted.

Examples:
  shakedown fleet status
  shakedown fleet status --once --format json
  shakedown fleet status --server nats://user:password@host:4222 --every 10s`;

export function createVerb(shell: Shell): Command {
  const command = new Command('status')
    .description('show rates, lag, workers and findings of a fleet')
    .option('--once', 'show it once')
    .addOption(durationOption('--every', 'interval between readings', 2000, '2s'))
    .addOption(formatOption());
  return addFleetOptions(command, {})
    .addHelpText('after', examples)
    .action(async (_own: object, own: Command) => {
      const { showStatus } = await import('./show-status.js');
      await showStatus(own.optsWithGlobals<StatusOptions>(), shell);
    });
}
