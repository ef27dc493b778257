import type { StarSystem, Station } from '../../game/star-system.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { visitAnotherSystem } from '../activities/outings.js';
import { ownTonnes } from '../activities/station/buy-and-sell.js';
import { contribute, needsGoods } from '../activities/station/contribute-to-goals.js';
import { linger } from '../activities/station/linger.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { trade as buyAndSell } from '../activities/station/trade-goods.js';
import { visitOutfitting } from '../activities/station/visit-outfitting.js';
import { lookAtShips } from '../activities/station/visit-shipyard.js';
import { goodsOf } from '../market/station-goods.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** From market to market. */
export const trade: Plan = {
  about: 'trades between markets and takes missions along the way',
  startConditions: { ship: ['trader', 'all-rounder'] },
  *run(world) {
    for (;;) {
      yield* tradeMissions(world);
      yield* contribute(world);
      if (world.random.chance(0.2)) yield* visitOutfitting(world);
      if (world.random.chance(0.15)) yield* lookAtShips(world);
      if (world.random.chance(0.2)) yield* lookAtModules(world);
      yield* linger(world);
      if (!world.commander.goals.some(({ system }) => system === world.system.name)) yield* buyAndSell(world);
      const somewhere = world.random.chance(0.1) ? () => true : (system: StarSystem) => hasDemandIn(world, system);
      yield* visitAnotherSystem(
        world,
        somewhere,
        (station) => isGoalMarket(world, station.marketId) || takesCargo(world, station),
      );
    }
  },
};

/** Whether goods are wanted in a system: for a community goal, a mission, or on the market. */
export function hasDemandIn(world: World, system: StarSystem): boolean {
  const { missions } = world.commander;
  return (
    needsGoods(world, system) ||
    missions.some(({ destination }) => destination?.system === system.name) ||
    system.stations.some((station) => takesCargo(world, station))
  );
}

/** Whether a market takes at least half of the commander's goods; any market will do for an empty hold. */
function takesCargo(world: World, station: Station): boolean {
  const { takes } = goodsOf(station);
  let [taken, rest] = [0, 0];
  for (const type of world.ship.cargo.keys()) {
    if (type === 'drones') continue;
    if (takes.has(type)) taken += ownTonnes(world, type);
    else rest += ownTonnes(world, type);
  }
  return station.services.includes('Commodities') && taken >= rest;
}

function isGoalMarket({ commander }: World, market: number): boolean {
  return commander.goals.some(({ marketId }) => marketId === market);
}
