import type { World } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import type { EventName } from '../../spec/events.js';

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
