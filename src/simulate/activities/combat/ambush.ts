import { type Activity, wait } from '../../activity.js';
import { canFire } from '../../ship/ammunition.js';
import { uninterrupted } from '../../world/interruption.js';
import { clearScanner } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { pirate } from './contacts.js';
import { duel } from './duel.js';
import { recoverShields, takeFire } from './own-damage.js';
import { lockOn } from './targeting.js';

/** A pirate attacks. An armed ship fights back; any other endures it. */
export function* ambush(world: World): Activity {
  const { cockpit, random, scanner, ship } = world;
  const robber = pirate(world);
  scanner.contacts.push(robber);
  cockpit.flags.add('IsInDanger');
  try {
    yield wait(random.integer(3, 12));
    yield* takeFire(world, 0.1);
    yield* lockOn(world, robber);
    if (canFire(ship)) yield* duel(world, robber);
    else yield* endure(world);
  } finally {
    cockpit.flags.delete('IsInDanger');
    cockpit.flags.delete('HardpointsDeployed');
    clearScanner(scanner);
  }
}

/** Takes fire until the pirate gives up. */
export function* endure(world: World): Activity {
  const { random } = world;
  for (let bursts = random.integer(1, 3); bursts > 0; bursts--) {
    yield wait(random.integer(3, 9));
    yield* takeFire(world, 0.2);
  }
  yield* uninterrupted(world, recoverShields(world));
}
