import { verbGroup } from './verb-group.js';

const help = `
A scenario is a file of steps and expectations: play one against your tool, or
make one from a stretch of your own journal.

Examples:
  shakedown scenario run scenarios
  shakedown scenario record logs --from 2026-11-14T20:41 --to 2026-11-14T20:44
  shakedown scenario run --help`;

export const load = verbGroup(
  {
    run: () => import('./scenario/scenario-run-verb.js'),
    record: () => import('./scenario/scenario-record-verb.js'),
  },
  help,
);
