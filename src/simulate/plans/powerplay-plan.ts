import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { doMission } from '../activities/missions/errands.js';
import { idle, visitAnotherSystem } from '../activities/outings.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { trade } from '../activities/station/trade-goods.js';
import type { Plan } from './session-plan.js';

/** Works for a power. */
export const powerplay: Plan = {
  about: 'works for a power, in systems that it controls or contests',
  startConditions: { ship: ['all-rounder', 'trader', 'combat'], pledged: true },
  *run(world) {
    yield* lookAtModules(world);
    for (;;) {
      yield* visitAnotherSystem(world, (system) => world.politics.interestOf(system, world.now).power !== undefined);
      yield* tradeMissions(world);
      yield* doMission(world);
      yield* trade(world);
      yield* idle(world);
    }
  },
};
