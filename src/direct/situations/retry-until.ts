import type { EventName } from '../../interface/event-types.js';
import { type Activity, wait } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';

/** More attempts than any probability needs. */
const mostTries = 25;

/** Repeats an activity until it writes an event that depends on chance, without interruption. */
export function* retryUntil(world: World, event: EventName, makeActivity: () => Activity): Activity {
  let wasWritten = false;
  for (let tries = 0; tries < mostTries && !wasWritten; tries++) {
    for (const step of makeActivity()) {
      wasWritten ||= (step.kind ?? step.write?.event) === event;
      if (!wasWritten) world.isUninterruptible = true;
      yield step;
      if (wasWritten) world.isUninterruptible = false;
    }
    if (!wasWritten) yield wait(10);
  }
  world.isUninterruptible = false;
}
