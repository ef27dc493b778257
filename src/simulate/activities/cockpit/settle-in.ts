import { type Activity, wait } from '../../activity.js';
import type { World } from '../../world/world.js';
import { lookAtModules } from './modules-panel.js';
import { lookAt } from './panels.js';

/** The first minutes of a session: checks maps, modules and panels. */
export function* settleIn(world: World): Activity {
  const { random, vehicle } = world;
  if (vehicle !== 'ship') return;
  yield wait(random.seconds([2, 7, 18, 50, 160]));
  if (random.chance(0.6)) yield* lookAt(world, 'GalaxyMap');
  else if (random.chance(0.3)) yield* lookAt(world, 'SystemMap');
  yield wait(random.integer(2, 10));
  yield* lookAtModules(world);
}
