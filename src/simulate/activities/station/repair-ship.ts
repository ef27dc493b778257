import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import type { Ship } from '../../ship/ship.js';
import { hullValue, moduleValue } from '../../ship/ship-prices.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { dockedStationWith } from './docked-station.js';

/** Credits for a new canopy. */
const canopy = 1200;

/** The minimum cost of a repair. */
const leastCost = 10;

/** Health of the hull above which a repair can wait. */
const sound = 0.9;

/** Repairs the ship: everything if something is damaged, and now and then wear. */
export function* repair(world: World): Activity {
  if (!dockedStationWith(world, 'Repair')) return;
  if (isDamaged(world.ship) && (world.ship.health < sound || world.random.chance(0.6)))
    yield* atScreen(world, 'StationServices', mend(world));
  else if (world.ship.wear > 0 && world.random.chance(0.3)) yield* atScreen(world, 'StationServices', overhaul(world));
}

/** Whether the hull, the canopy or a module is damaged. */
export function isDamaged({ health, isCanopyBroken, modules }: Ship): boolean {
  return health < 1 || isCanopyBroken || modules.some((module) => (module.health ?? 1) < 1);
}

function* mend(world: World): Activity {
  const { random, ship } = world;
  yield wait(random.integer(1, 4));
  const cost = repairCost(ship);
  if (!spend(world, cost)) return;
  ship.health = 1;
  ship.isCanopyBroken = false;
  for (const module of ship.modules) if (module.health !== undefined) module.health = undefined;
  yield write('RepairAll', { Cost: cost });
  yield wait(random.integer(1, 3));
}

/** The cost of repairing all damage, in credits: a share of the price. */
function repairCost(ship: Ship): number {
  const modules = ship.modules.reduce((sum, module) => sum + (1 - (module.health ?? 1)) * moduleValue(module), 0);
  const hull = (1 - ship.health) * hullValue(ship);
  return Math.max(leastCost, Math.ceil(hull * 0.02 + modules * 0.01) + (ship.isCanopyBroken ? canopy : 0));
}

/** Repairs the wear of the hull, then the paint. */
export function* overhaul(world: World): Activity {
  const { random, ship } = world;
  yield wait(random.integer(2, 6));
  const cost = Math.max(1, Math.ceil(ship.wear * hullValue(ship) * 0.003));
  if (!spend(world, cost)) return;
  ship.wear = 0;
  yield write('Repair', { Items: ['Wear'], Cost: cost });
  if (!hasPaint(ship) || !spend(world, 1)) return;
  yield wait(random.integer(0, 1));
  yield write('Repair', { Items: ['Paint'], Cost: 1 });
}

function hasPaint({ cosmetics }: Ship): boolean {
  return cosmetics.some(({ slot }) => slot === 'PaintJob');
}

function spend({ commander }: World, cost: number): boolean {
  if (!pay(commander, cost, 'Bank_Account Spent_On_Repairs')) return false;
  return true;
}
