import { type Activity, wait, write } from '../../activity.js';
import { hasModule } from '../../ship/ship.js';
import { clearScanner } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { supercruiseExit } from '../travel/flight-events.js';
import { enterSupercruise } from '../travel/supercruise.js';
import { pirate } from './contacts.js';
import { duel } from './duel.js';
import { lockOn } from './targeting.js';

/** Pulls a pirate out of supercruise, and fights. */
export function* interdict(world: World): Activity {
  const { cockpit, place, random, scanner, ship, vehicle } = world;
  if (place.is !== 'supercruise' || place.over || vehicle !== 'ship') return;
  if (!hasModule(ship, 'int_fsdinterdictor')) return;
  const prey = pirate(world);
  scanner.contacts.push(prey);
  cockpit.flags.add('HardpointsDeployed');
  try {
    yield wait(random.integer(12, 40));
    yield write('Interdiction', { Success: true, IsPlayer: false, Faction: prey.faction });
    yield wait(random.integer(3, 4));
    world.place = { is: 'space' };
    yield supercruiseExit(world, undefined);
    yield wait(random.integer(3, 9));
    yield* lockOn(world, prey);
    yield* duel(world, prey);
  } finally {
    cockpit.flags.delete('HardpointsDeployed');
    clearScanner(scanner);
  }
  yield* enterSupercruise(world);
}
