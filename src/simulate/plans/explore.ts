import { dockSomewhere, idle, visitSurface } from '../activities/outings.js';
import { startUp } from '../activities/start-up.js';
import { lookAtModules } from '../activities/station/modules-panel.js';
import { sellExploration } from '../activities/station/sell-exploration.js';
import { travelTo } from '../activities/travel/route.js';
import { destinationFrom } from '../galaxy/explore.js';
import type { Play } from '../play/play.js';
import type { Activity } from '../play/step.js';
import type { Plan } from './plan.js';

/** Out into the dark and back to where the data can be sold. */
export const explore: Plan = {
  about: 'flies far from home, from star to star, and sells what was found',
  opening: { ship: ['explorer'] },
  *story(play) {
    yield* startUp(play);
    yield* lookAtModules(play);
    for (;;) {
      for (let legs = play.random.integer(2, 4); legs > 0; legs--) yield* wander(play);
      yield* dockSomewhere(play);
      yield* sellExploration(play);
    }
  },
};

function* wander(play: Play): Activity {
  const destination = destinationFrom(play.galaxy, play.system, play.random, { least: 40, most: 120 });
  if (destination) yield* travelTo(play, destination);
  yield* idle(play);
  if (play.random.chance(0.4)) yield* visitSurface(play);
}
