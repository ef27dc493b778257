import { wait } from '../activity.js';
import type { Plan } from './session-plan.js';

/** Nothing happens but what somebody else brings about. The ship is fit for everything. */
export const stay: Plan = {
  about: 'starts up and does nothing until something is triggered',
  startConditions: {
    ship: ['explorer'],
    pledged: true,
    squadron: true,
    odyssey: true,
    shops: true,
    services: ['Outfitting', 'Exploration', 'Refuel'],
  },
  runsOnFoot: true,
  *run() {
    for (;;) yield wait(60);
  },
};
