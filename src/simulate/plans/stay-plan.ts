import { wait } from '../activity.js';
import type { Plan } from './session-plan.js';

/** Does nothing until a situation is triggered. The ship and the station suit every situation. */
export const stay: Plan = {
  about: 'starts up and does nothing until something is triggered',
  startConditions: {
    ship: ['explorer'],
    pledged: true,
    squadron: true,
    odyssey: true,
    shops: true,
    services: ['Outfitting', 'Exploration', 'Refuel'],
    // Enough for any situation: no line shows what is given at start-up.
    means: { credits: 20_000_000_000, ofEachMaterial: 80 },
    starts: { docked: 1 },
  },
  runsOnFoot: true,
  isQuiet: true,
  *run() {
    for (;;) yield wait(60);
  },
};
