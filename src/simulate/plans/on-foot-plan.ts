import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { moveOn, visitStationOnFoot, visitSurface } from '../activities/outings.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { embark } from '../activities/surface/walking.js';
import type { Weights } from '../random.js';
import type { Start } from '../world/starting-place.js';
import type { Plan } from './session-plan.js';

const onFootStarts: Weights<Start> = { concourse: 3, walking: 1, docked: 4, space: 2 };

/** On foot wherever possible. */
export const onFoot: Plan = {
  about: 'leaves the ship wherever possible: stations, shops and planets on foot',
  clients: ['odyssey'],
  startConditions: { ship: ['explorer', 'all-rounder', 'combat'], odyssey: true, starts: onFootStarts },
  runsOnFoot: true,
  *run(world) {
    for (;;) {
      yield* visitStationOnFoot(world);
      yield* embark(world);
      yield* tradeMissions(world);
      if (world.random.chance(0.8)) yield* lookAtModules(world);
      for (let bodies = world.random.integer(1, 3); bodies > 0; bodies--) {
        yield* visitSurface(world, { walks: world.random.integer(4, 8), drives: 0.3 });
      }
      yield* moveOn(world);
    }
  },
};
