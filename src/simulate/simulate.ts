import { checkOptions } from '../words/option-gate.js';
import { startUp } from './activities/start-up-events.js';
import { embark } from './activities/surface/walking.js';
import type { Activity } from './activity.js';
import { plans } from './plans/plans.js';
import type { Plan } from './plans/session-plan.js';
import { Session } from './session.js';
import { assertSessionOptions, defaultStart, type SessionOptions, sessionChecks } from './session-options.js';
import type { TimedWrite } from './session-output.js';
import { Surroundings } from './surroundings/surroundings.js';
import { makeWorld } from './world/make-world.js';
import type { World } from './world/world.js';

const twoHours = 2 * 60 * 60;

/** Simulates a plausible session, write by write. It is pure: the same options always give the same session. */
export function simulate(options: SessionOptions): Generator<TimedWrite, void, undefined> {
  return openSession(checkOptions('simulate', options, sessionChecks)).writes();
}

/** A session that has not begun. `world` is how everything is at that moment; the seed and the plan decide it by default. */
export function openSession(options: SessionOptions, world: World = startingWorld(options)): Session {
  const { plan = 'tour', seconds = twoHours, kinds } = options;
  const { run, runsOnFoot }: Plan = plans[plan];
  return new Session({
    world,
    startUp: startUp(world),
    run: runsOnFoot ? run : (each) => runAboard(each, run),
    end: world.now + seconds,
    ...(kinds && { kinds }),
    // The specification knows no lines of that sort.
    ...(world.dialect === 'game' && { surroundings: new Surroundings(world) }),
  });
}

/** The world as a session with these options finds it. */
export function startingWorld(options: SessionOptions): World {
  assertSessionOptions(options);
  const { seed, plan = 'tour', start = defaultStart, dialect = 'spec', asLive = false } = options;
  const now = Math.floor(start.getTime() / 1000);
  return makeWorld({ seed, now, dialect, startConditions: plans[plan].startConditions, asLive });
}

/** Someone on foot goes back to the ship first. */
function* runAboard(world: World, run: Plan['run']): Activity {
  yield* embark(world);
  yield* run(world);
}
