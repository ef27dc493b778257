import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { rearm, rearmingCost } from '../../ship/ammunition.js';
import type { World } from '../../world/world.js';
import { atService } from './docked-station.js';

export function* buyAmmunition(world: World): Activity {
  const cost = rearmingCost(world.ship);
  if (cost > 0) yield* atService(world, 'Rearm', () => refill(world, cost));
}

function* refill({ commander, random, ship }: World, cost: number): Activity {
  yield wait(random.integer(1, 3));
  if (!pay(commander, cost, 'Bank_Account Spent_On_Ammo_Consumables')) return;
  rearm(ship);
  yield write('BuyAmmo', { Cost: cost });
  yield wait(random.integer(1, 3));
}
