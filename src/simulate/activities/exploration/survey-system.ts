import { type Activity, wait } from '../../activity.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';

/** Seconds for each body in the scanner. */
const aBody = 7;

/** Scans all bodies of the system, if some are unscanned. */
export function* surveySystem(world: World): Activity {
  const { cockpit, commander, place, vehicle, system } = world;
  const bodies = commander.exploration.bodiesLeft(system);
  if (place.is !== 'supercruise' || vehicle !== 'ship' || bodies === 0) return;
  cockpit.flags.add('HudInAnalysisMode');
  yield* atScreen(world, 'FSSMode', looking(world, bodies));
  commander.exploration.survey(system);
  cockpit.flags.delete('HudInAnalysisMode');
}

function* looking({ random }: World, bodies: number): Activity {
  yield wait(random.integer(10, 20) + aBody * bodies);
}
