import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';

/** Credits by what the data is about. */
const prices: Readonly<Record<'BuyExplorationData' | 'BuyTradeData', readonly [least: number, most: number]>> = {
  BuyExplorationData: [1800, 8400],
  BuyTradeData: [100, 100],
};

/** Buys data about a system nearby, in the galaxy map. */
export function* buyData(world: World, kind: keyof typeof prices): Activity {
  if (world.place.is === 'docked' && world.vehicle === 'ship') yield* atScreen(world, 'GalaxyMap', buy(world, kind));
}

function* buy(world: World, kind: keyof typeof prices): Activity {
  const { commander, galaxy, random, system } = world;
  const known = galaxy.populated.filter(({ address }) => address !== system.address);
  yield wait(random.integer(10, 60));
  const Cost = random.integer(...prices[kind]);
  if (known.length > 0 && pay(commander, Cost)) yield write(kind, { System: random.pick(known).name, Cost });
  yield wait(random.integer(2, 8));
}
