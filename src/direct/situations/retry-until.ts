import type { EventName } from '../../interface/event-types.js';
import { type Activity, wait } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';

/** Chance is given so many chances. */
const mostTries = 25;

/** Does something over and over until it brings an event that chance decides about; nobody comes in between. */
export function* retryUntil(world: World, event: EventName, deed: () => Activity): Activity {
  let came = false;
  for (let tries = 0; tries < mostTries && !came; tries++) {
    for (const step of deed()) {
      came ||= step.write?.event === event;
      if (!came) world.isUninterruptible = true;
      yield step;
      if (came) world.isUninterruptible = false;
    }
    if (!came) yield wait(10);
  }
  world.isUninterruptible = false;
}
