import { type Activity, wait } from '../../activity.js';
import type { World } from '../../world/world.js';

/** Stays for a while after everything is done. */
export function* linger({ place, random }: World): Activity {
  if (place.is === 'docked') yield wait(random.seconds([20, 70, 180, 330, 700]));
}
