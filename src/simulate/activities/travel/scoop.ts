import { scoopedPerLine } from '../../../game/fuel-facts.js';
import { isScoopable } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import type { World } from '../../world/world.js';

/** Seconds between two checks of the tank. */
const look = 5;
/** The game checks the tank periodically: a line has slightly more than five tonnes. */
const mostBeyond = 0.031;

/** Flies close to the star and scoops fuel, if the star is scoopable. */
export function* scoop(world: World): Activity {
  const { ship, system, cockpit, random } = world;
  const missing = ship.tank - ship.fuel.main;
  if (ship.scoopRate === 0 || !isScoopable(system.starClass) || missing < 0.5 || world.place.is !== 'supercruise')
    return;
  cockpit.flags.add('ScoopingFuel');
  cockpit.heat = random.number(0.6, 0.95);
  // Too close to the star for a moment.
  const overheats = random.chance(0.08);
  const rate = ship.scoopRate;
  let unwritten = 0;
  let portion = nextPortion(world);
  let left = missing;
  while (left > 0) {
    const next = Math.min(left, portion - unwritten);
    const seconds = Math.min(look, Math.ceil(next / rate));
    if (overheats && left > missing / 2) cockpit.heat = random.number(1.01, 1.2);
    yield wait(seconds);
    const taken = Math.min(next, rate * seconds, ship.tank - ship.fuel.main);
    ship.fuel.main = Math.min(ship.tank, ship.fuel.main + taken);
    cockpit.heat = random.number(0.6, 0.95);
    unwritten += taken;
    left = ship.tank - ship.fuel.main;
    if (left < 0.001 || taken <= 0) left = 0;
    if (portion - unwritten < 1e-6 || left === 0) {
      yield write('FuelScoop', { Scooped: sixDecimals(unwritten), Total: sixDecimals(ship.fuel.main) });
      unwritten = 0;
      portion = nextPortion(world);
    }
  }
  cockpit.flags.delete('ScoopingFuel');
  yield wait(random.integer(3, 8));
  cockpit.heat = random.number(0.3, 0.5);
}

/** Tonnes until the next line. */
function nextPortion({ random }: World): number {
  return scoopedPerLine + sixDecimals(random.number(0.000001, mostBeyond) * random.number(0.05, 1));
}
