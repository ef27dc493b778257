import type { Play } from './play.js';

/**
 * Whether somebody may come in between: nothing is switched on or under way that only the present activity would bring to
 * its end. The ship lies or flies quietly, or the commander stands about on foot.
 */
export function isAtRest({ cockpit, isCommitted, isInMenu, motion, place, ride }: Play): boolean {
  return (
    (ride === 'ship' || ride === 'foot') &&
    !isCommitted &&
    !isInMenu &&
    place.is !== 'hyperspace' &&
    motion === undefined &&
    cockpit.focus === 0 &&
    cockpit.flags.size === 0 &&
    cockpit.flags2.size === 0
  );
}
