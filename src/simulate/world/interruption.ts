import type { Activity } from '../activity.js';
import type { World } from './world.js';

/** Runs an activity to its end: no command may interrupt it. */
export function* uninterrupted(world: World, activity: Activity): Activity {
  const before = world.isUninterruptible;
  world.isUninterruptible = true;
  yield* activity;
  world.isUninterruptible = before;
}

/**
 * Whether a command may interrupt the current activity: nothing is switched on or under way that only this
 * activity would end. The ship is parked or flies quietly, or the commander stands around on foot.
 */
export function canBeInterrupted({ cockpit, isUninterruptible, isInMenu, motion, place, vehicle }: World): boolean {
  return (
    (vehicle === 'ship' || vehicle === 'foot') &&
    !isUninterruptible &&
    !isInMenu &&
    place.is !== 'hyperspace' &&
    motion === undefined &&
    cockpit.focus === 0 &&
    cockpit.flags.size === 0 &&
    cockpit.flags2.size === 0
  );
}
