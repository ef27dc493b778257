import { type Activity, wait } from '../activity.js';
import { canBeInterrupted, uninterrupted } from '../world/interruption.js';
import type { World } from '../world/world.js';
import { pirate } from './combat/contacts.js';
import { canDie, die } from './combat/death.js';
import { damageHull, heatUp, takeFire } from './combat/own-damage.js';

/** Hours of play from one fatal accident to the next. */
const betweenDeaths = 22;

/** What a plan does, begun again after a fatal accident: the commander is somewhere else then. */
export function* withAccidents(world: World, run: (world: World) => Activity): Activity {
  const random = world.random.stream(`accidents from ${world.now} on`);
  for (;;) {
    const due = world.now + 3600 * random.number(0, 2 * betweenDeaths);
    for (const step of run(world)) {
      yield step;
      if (step.wait === undefined || world.now < due || !isAtRisk(world)) continue;
      yield* uninterrupted(world, random.chance(0.65) ? wreckShip(world) : fallPrey(world));
      break;
    }
  }
}

function isAtRisk(world: World): boolean {
  const { place, vehicle } = world;
  const isFlying = place.is === 'space' || (place.is === 'supercruise' && !place.over);
  return isFlying && vehicle === 'ship' && canBeInterrupted(world) && canDie(world);
}

/** Too close to a star, or against something solid: no one has killed the commander. */
function* wreckShip(world: World): Activity {
  const { place, random } = world;
  if (place.is === 'supercruise') yield* heatUp(world, 1.8);
  for (let hits = random.integer(1, 4); hits > 0; hits--) {
    yield* damageHull(world, random.number(0.2, 0.5));
    yield wait(random.integer(1, 5));
  }
  yield* die(world);
}

/** Killed in normal space, by a pirate. */
function* fallPrey(world: World): Activity {
  if (world.place.is !== 'space') return yield* wreckShip(world);
  for (let bursts = world.random.integer(3, 6); bursts > 0; bursts--) {
    yield* takeFire(world, 0.6);
    yield wait(world.random.integer(2, 6));
  }
  yield* die(world, pirate(world));
}
