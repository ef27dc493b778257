import type { StarSystem, Station } from '../../game/star-system.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { moveOn, visitAnotherSystem } from '../activities/outings.js';
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
    let shuttle: Shuttle | undefined;
    let likelihood = 1;
    for (;;) {
      yield* tradeMissions(world);
      yield* contribute(world);
      if (world.random.chance(0.2)) yield* visitOutfitting(world);
      if (world.random.chance(0.15)) yield* lookAtShips(world);
      if (world.random.chance(0.2)) yield* lookAtModules(world);
      yield* linger(world);
      const here = world.place.is === 'docked' ? { system: world.system, station: world.place.station } : undefined;
      const known = here && shuttle?.goods.get(here.station.marketId);
      if (!world.commander.goals.some(({ system }) => system === world.system.name)) yield* buyAndSell(world, known);
      if (here) shuttle?.goods.set(here.station.marketId, ownGoods(world));
      const back = shuttle && shuttle.trips > 0 && here ? otherEnd(shuttle, here) : undefined;
      if (shuttle && back) {
        shuttle.trips--;
        yield* visitAnotherSystem(
          world,
          ({ address }) => address === back.system.address,
          ({ marketId }) => marketId === back.station.marketId,
        );
        continue;
      }
      const load = ownGoods(world);
      const somewhere = world.random.chance(0.1) ? () => true : (system: StarSystem) => hasDemandIn(world, system);
      yield* moveOn(world, somewhere, (station) => isGoalMarket(world, station.marketId) || takesCargo(world, station));
      shuttle = here && load.length > 0 && world.random.chance(likelihood) ? shuttleTo(world, here, load) : undefined;
      if (shuttle) likelihood = goodLegs;
    }
  },
};

interface Port {
  readonly system: StarSystem;
  readonly station: Station;
}

/** A leg that is flown there and back for a while, with the same goods. */
interface Shuttle {
  readonly ends: readonly [Port, Port];
  /** By market. */
  readonly goods: Map<number, readonly string[]>;
  trips: number;
}

/** The share of legs that are good enough to fly them again, after the first such one. */
const goodLegs = 0.45;

function shuttleTo({ place, random, system }: World, from: Port, load: readonly string[]): Shuttle | undefined {
  if (place.is !== 'docked' || system.address === from.system.address) return undefined;
  const { station } = place;
  if (!load.some((type) => goodsOf(station).takes.has(type))) return undefined;
  const goods = new Map([[from.station.marketId, load]]);
  return { ends: [from, { system, station }], goods, trips: random.integer(1, 5) };
}

function otherEnd({ ends: [one, other] }: Shuttle, { station }: Port): Port | undefined {
  if (station.marketId === one.station.marketId) return other;
  return station.marketId === other.station.marketId ? one : undefined;
}

function ownGoods(world: World): string[] {
  return [...world.ship.cargo.keys()].filter((type) => type !== 'drones' && ownTonnes(world, type) > 0);
}

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
