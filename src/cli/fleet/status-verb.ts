import { flag, verb } from '../verb.js';
import { duration, pageFormat } from '../verb-options.js';
import { fleetOptions } from './fleet-options.js';

const help = `
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

export const createVerb = verb({
  about: 'show rates, lag, workers and findings of a fleet',
  options: {
    once: flag('show it once'),
    every: duration('interval between readings', 2000, '2s'),
    format: pageFormat,
    ...fleetOptions({}),
  },
  help,
  async run(_words, options, shell) {
    const { showStatus } = await import('./show-status.js');
    await showStatus(options, shell);
  },
});
