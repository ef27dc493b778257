import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { sixDecimals } from '../../round.js';
import type { World } from '../../world/world.js';
import { atService } from './docked-station.js';

/** Credits per tonne. */
const price = 50;

/** Fills the tank, or a share of what is missing, and the reservoir; free for a commander without credits. */
export function* refuel(world: World, share = 1): Activity {
  yield* atService(world, 'Refuel', () => fill(world, share));
}

function* fill(world: World, share: number): Activity {
  const { ship, commander, random } = world;
  yield wait(random.integer(2, 6));
  const missing = sixDecimals((ship.tank - ship.fuel.main) * share);
  const cost = Math.min(commander.credits, Math.ceil(missing * price));
  pay(commander, cost, 'Bank_Account Spent_On_Fuel');
  ship.fuel.main = share < 1 ? sixDecimals(ship.fuel.main + missing) : ship.tank;
  ship.fuel.reservoir = ship.reservoirSize;
  if (missing > 0) yield write(share < 1 ? 'RefuelPartial' : 'RefuelAll', { Cost: cost, Amount: missing });
  yield wait(random.integer(1, 3));
}
