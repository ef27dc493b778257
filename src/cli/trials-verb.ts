import { verbGroup } from './verb-group.js';

const help = `
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

export const load = verbGroup(
  {
    run: () => import('./trials/trials-run-verb.js'),
    list: () => import('./trials/trials-list-verb.js'),
    explain: () => import('./trials/trials-explain-verb.js'),
    init: () => import('./trials/trials-init-verb.js'),
  },
  help,
);
