import { type Activity, wait } from '../../activity.js';
import type { World } from '../../world/world.js';
import { atScreen } from './at-screen.js';

/** Seconds for each body in the scanner. */
const aBody = 7;

/** Looks at all bodies of the system through the scanner, if it is a system that nobody has looked at so closely before. */
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
