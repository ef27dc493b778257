import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { idle, visitAnotherSystem } from '../activities/outings.js';
import { tradeMissions } from '../activities/station/missions.js';
import { trade } from '../activities/station/trade.js';
import type { Plan } from './plan.js';

/** For one of the powers. */
export const powerplay: Plan = {
  about: 'works for a power, in systems that it controls or contests',
  opening: { ship: ['all-rounder', 'trader', 'combat'], pledged: true },
  *story(play) {
    yield* lookAtModules(play);
    for (;;) {
      yield* visitAnotherSystem(play, (system) => play.politics.interesting(system, play.now).power !== undefined);
      yield* tradeMissions(play);
      yield* trade(play);
      yield* idle(play);
    }
  },
};
