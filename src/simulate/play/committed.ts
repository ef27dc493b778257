import type { World } from './play.js';
import type { Activity } from './step.js';

/** Does something to its end: nobody comes in between. */
export function* uninterrupted(world: World, activity: Activity): Activity {
  const before = world.isUninterruptible;
  world.isUninterruptible = true;
  yield* activity;
  world.isUninterruptible = before;
}
