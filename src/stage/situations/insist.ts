import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import type { EventName } from '../../spec/events.js';

/** Chance is given so many chances. */
const mostTries = 25;

/** Does something over and over until it brings an event that chance decides about; nobody comes in between. */
export function* insisting(play: Play, event: EventName, deed: () => Activity): Activity {
  let came = false;
  for (let tries = 0; tries < mostTries && !came; tries++) {
    for (const step of deed()) {
      came ||= step.write?.event === event;
      if (!came) play.isCommitted = true;
      yield step;
      if (came) play.isCommitted = false;
    }
    if (!came) yield wait(10);
  }
  play.isCommitted = false;
}
