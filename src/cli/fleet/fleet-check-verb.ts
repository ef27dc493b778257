import { failOnNames } from '../../check/fail-on.js';
import { choice, flag, verb } from '../verb.js';
import { duration, pageFormat } from '../verb-options.js';
import { fleetOptions } from './fleet-options.js';

const help = `
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

export const createVerb = verb({
  about: 'check what is published to a fleet',
  options: {
    once: flag('check what is there now, then end'),
    lease: duration('silence after which others take over', 10_000, '10s'),
    snapshotEvery: duration('how often to store the position', 10_000, '10s'),
    failOn: choice('with --once, lowest severity that makes it fail', failOnNames),
    format: pageFormat,
    ...fleetOptions({ lasts: true }),
  },
  help,
  async run(_words, options, shell) {
    const { checkFleet } = await import('./run-fleet-check.js');
    await checkFleet(options, shell);
  },
});
