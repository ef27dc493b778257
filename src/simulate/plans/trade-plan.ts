import type { StarSystem } from '../../game/star-system.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { doMission } from '../activities/missions/errands.js';
import { visitAnotherSystem } from '../activities/outings.js';
import { contribute, wantsGoods } from '../activities/station/contribute-to-goals.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { trade as buyAndSell } from '../activities/station/trade-goods.js';
import { visitOutfitting } from '../activities/station/visit-outfitting.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** From market to market. */
export const trade: Plan = {
  about: 'trades between markets and takes missions along the way',
  startConditions: { ship: ['trader', 'all-rounder'] },
  *run(world) {
    yield* lookAtModules(world);
    for (;;) {
      yield* tradeMissions(world);
      if (!world.commander.goals.some(({ system }) => system === world.system.name)) yield* buyAndSell(world);
      if (world.random.chance(0.2)) yield* visitOutfitting(world);
      if (world.random.chance(0.2)) yield* lookAtModules(world);
      yield* contribute(world);
      if (world.random.chance(0.6)) yield* doMission(world);
      const somewhere = world.random.chance(0.3) ? () => true : (system: StarSystem) => hasDemandIn(world, system);
      yield* visitAnotherSystem(world, somewhere, ({ marketId }) => isGoalMarket(world, marketId));
    }
  },
};

/** Whether goods are wanted in a system: for a community goal or a mission. */
export function hasDemandIn(world: World, system: StarSystem): boolean {
  const { missions } = world.commander;
  return wantsGoods(world, system) || missions.some(({ destination }) => destination?.system === system.name);
}

function isGoalMarket({ commander }: World, market: number): boolean {
  return commander.goals.some(({ marketId }) => marketId === market);
}
