import type { Activity } from '../activity.js';
import type { World } from './world.js';

/** Does something to its end: nobody comes in between. */
export function* uninterrupted(world: World, activity: Activity): Activity {
  const before = world.isUninterruptible;
  world.isUninterruptible = true;
  yield* activity;
  world.isUninterruptible = before;
}
