import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { surveySystem } from '../activities/cockpit/survey.js';
import { dockSomewhere, idle, visitSurface } from '../activities/outings.js';
import { sellExploration } from '../activities/station/sell-exploration.js';
import { seekCone, travelTo } from '../activities/travel/route.js';
import { destinationFrom } from '../galaxy/explore.js';
import { distanceBetween, type StarPosition, type StarSystem } from '../galaxy/system.js';
import type { Play } from '../play/play.js';
import type { Activity } from '../play/step.js';
import type { Plan } from './plan.js';

/** Out into the dark and back to where the data can be sold. */
export const explore: Plan = {
  about: 'flies far from home, from system to system, and sells the exploration data',
  opening: { ship: ['explorer'], services: ['Exploration'] },
  *story(play) {
    yield* lookAtModules(play);
    for (;;) {
      yield* sellExploration(play);
      for (let legs = play.random.integer(8, 20); legs > 0; legs--) yield* goOut(play);
      yield* comeBack(play);
      yield* dockSomewhere(play, ({ services }) => services.includes('Exploration'));
    }
  },
};

/** Light-years of a leg. */
const leg = { least: 120, most: 320 };

/** One leg farther away, with a look at what is there. */
function* goOut(play: Play): Activity {
  if (play.random.chance(0.3)) yield* seekCone(play);
  const destination = farthest(play);
  if (destination) yield* travelTo(play, destination);
  yield* surveySystem(play);
  if (play.random.chance(0.4)) yield* idle(play);
  if (play.random.chance(0.1)) yield* lookAtModules(play);
  if (play.random.chance(0.2)) yield* visitSurface(play);
}

/** Of some destinations the one that leads away from home. */
function farthest({ galaxy, system, home, random }: Play): StarSystem | undefined {
  const choice = Array.from({ length: 3 }, () => destinationFrom(galaxy, system, random, leg)).flatMap((each) =>
    each ? [{ each, far: distanceBetween(each.position, home.position) }] : [],
  );
  return choice.sort((a, b) => b.far - a.far)[0]?.each;
}

/** So near home it is one route. */
const nearHome = 400;

/** Leg by leg towards home. Whoever makes no headway any more stays where the journey has led. */
function* comeBack(play: Play): Activity {
  const left = () => distanceBetween(play.system.position, play.home.position);
  for (let before = Infinity; left() < before; ) {
    before = left();
    const stop = before > nearHome ? systemOnTheWay(play, before) : play.home;
    if (stop) yield* travelTo(play, stop);
  }
}

function systemOnTheWay({ galaxy, system, home }: Play, far: number): StarSystem | undefined {
  const share = leg.most / far;
  const along = (axis: 0 | 1 | 2) => system.position[axis] + share * (home.position[axis] - system.position[axis]);
  const place: StarPosition = [along(0), along(1), along(2)];
  return galaxy.around(place, 20)[0];
}
