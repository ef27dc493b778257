import type { World } from './world.js';

/**
 * Whether somebody may come in between: nothing is switched on or under way that only the present activity would bring to
 * its end. The ship lies or flies quietly, or the commander stands about on foot.
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
