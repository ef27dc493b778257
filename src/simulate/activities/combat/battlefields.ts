import type { Battlefield } from '../../../game/combat-facts.js';
import { type Activity, wait } from '../../activity.js';
import { clearScanner } from '../../world/scanner.js';
import type { World } from '../../world/world.js';
import { supercruiseExit } from '../travel/flight-events.js';
import { targetSystem } from '../travel/nav-target.js';
import { enterSupercruise } from '../travel/supercruise.js';

/** Flies to where there is fighting in this system, and does something there; all ships are left behind at the end. */
export function* atBattlefield(world: World, site: Battlefield, fighting: () => Activity): Activity {
  const { cockpit, random, scanner, system } = world;
  yield* enterSupercruise(world);
  if (world.place.is !== 'supercruise') return;
  const { name, localised } = site;
  cockpit.target = { address: system.address, body: random.integer(1, 30), name, localised };
  yield wait(random.integer(50, 140));
  world.place = { is: 'space' };
  yield supercruiseExit(world, undefined);
  yield wait(random.integer(5, 15));
  clearScanner(scanner);
  try {
    yield* fighting();
  } finally {
    clearScanner(scanner);
    targetSystem(world);
  }
}
