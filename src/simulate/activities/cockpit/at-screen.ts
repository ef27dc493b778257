import { type GuiFocusName, guiFocusNumber } from '../../../interface/gui-focus.js';
import type { Activity } from '../../activity.js';
import type { World } from '../../world/world.js';

/** Runs an activity with a screen open, and always closes the screen. */
export function* atScreen(world: World, name: GuiFocusName, activity: Activity): Activity {
  world.cockpit.focus = guiFocusNumber(name);
  try {
    yield* activity;
  } finally {
    world.cockpit.focus = 0;
  }
}
