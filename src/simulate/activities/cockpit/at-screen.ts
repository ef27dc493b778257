import { type GuiFocusName, guiFocus } from '../../../interface/gui-focus.js';
import type { Activity } from '../../activity.js';
import type { World } from '../../world/world.js';

/** Does something at a screen, and turns away from it again whatever happens. */
export function* atScreen(world: World, name: GuiFocusName, activity: Activity): Activity {
  world.cockpit.focus = numbers.get(name) ?? 0;
  try {
    yield* activity;
  } finally {
    world.cockpit.focus = 0;
  }
}

const numbers: ReadonlyMap<string | undefined, number> = new Map(guiFocus.list.map(({ name, value }) => [name, value]));
