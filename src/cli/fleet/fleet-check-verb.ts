import { Command } from 'commander';
import { failOnNames } from '../../check/fail-on.js';
import type { Shell } from '../shell.js';
import { choiceOption, durationOption, formatOption } from '../verb-options.js';
import { addFleetOptions } from './fleet-options.js';
import type { CheckOptions } from './run-fleet-check.js';

const examples = `
Run as many processes as you like, on as many machines as you like: they share
the partitions of the stream, and if one dies, the others take over its
partitions when its lease expires. Findings go into a log on the server, each
once: shakedown fleet findings prints it.

It runs until Ctrl-C; with --once, until everything that was in the stream at
the start is checked, by any process.

Exit codes: 0 with --once: all is checked, and the log has no findings at or
above --fail-on; 1 it has; 2 wrong usage, no server, or no such stream;
130 interrupted; work in progress is finished and stored first.

Examples:
  shakedown fleet check
  shakedown fleet check --once --fail-on warning
  shakedown fleet check --server nats://one:4222,nats://two:4222 --lease 30s`;

export function createVerb(shell: Shell): Command {
  const command = new Command('check')
    .description('check what is published to a fleet')
    .option('--once', 'check what is there now, then end')
    .addOption(durationOption('--lease', 'silence after which others take over', 10_000, '10s'))
    .addOption(durationOption('--snapshot-every', 'how often to store the position', 10_000, '10s'))
    .addOption(choiceOption('fail-on', 'with --once, lowest severity that makes it fail', failOnNames))
    .addOption(formatOption());
  return addFleetOptions(command, { lasts: true })
    .addHelpText('after', examples)
    .action(async (_own: object, own: Command) => {
      const { checkFleet } = await import('./run-fleet-check.js');
      await checkFleet(own.optsWithGlobals<CheckOptions>(), shell);
    });
}
