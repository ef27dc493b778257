import { defaultDialect } from '../interface/dialect/dialect-names.js';
import { copyEvent } from '../journal/copy-event.js';
import { checkOptions } from '../words/shape/check-options.js';
import { withAccidents } from './activities/accidents.js';
import { settleIn } from './activities/cockpit/settle-in.js';
import { withHabits } from './activities/habits.js';
import { earlierMissions } from './activities/missions/offer-here.js';
import { dockSomewhere, populatedAround } from './activities/outings.js';
import { withRelogs } from './activities/relog.js';
import { startUp } from './activities/start-up-events.js';
import { returnToShip } from './activities/surface/return-to-ship.js';
import { embark } from './activities/surface/walking.js';
import { travelTo } from './activities/travel/travel-to-system.js';
import { untilTurningIn } from './activities/turn-in.js';
import { type Activity, wait } from './activity.js';
import { takeOver } from './departure/take-over.js';
import { Evenings, nextStart } from './evenings.js';
import { type PlanName, plans } from './plans/plans.js';
import type { Plan } from './plans/session-plan.js';
import { Random } from './random.js';
import { Session } from './session.js';
import {
  assertSessionOptions,
  defaultStart,
  type SessionOptions,
  type SessionRun,
  sessionChecks,
} from './session-options.js';
import type { TimedWrite } from './session-output.js';
import { Surroundings } from './surroundings/surroundings.js';
import { makeWorld, type StartConditions, suitsStart } from './world/make-world.js';
import { beginAt, usualStarts } from './world/starting-place.js';
import type { World } from './world/world.js';

const twoHours = 2 * 60 * 60;

/**
 * Simulates a plausible session, write by write. Pure: the same options always give the same session, and
 * changing its events does not affect it.
 */
export function simulate(options: SessionOptions): Generator<TimedWrite, void, undefined> {
  return copies(sessionWrites(checkOptions('simulate', options, sessionChecks)));
}

/** Like `simulate`, without copying: events alias session state; do not keep or mutate them. */
export function sessionWrites(options: SessionOptions, onEvening?: OnEvening): Generator<TimedWrite, void, undefined> {
  return openSession(options, startingWorld(options), onEvening).writes();
}

/** Called with the world as it is at the end of each evening. */
export type OnEvening = (world: World) => void;

function* copies(writes: Iterable<TimedWrite>): Generator<TimedWrite, void, undefined> {
  for (const write of writes) {
    yield write.event
      ? { ...write, event: copyEvent(write.event) }
      : { ...write, companion: copyEvent(write.companion) };
  }
}

/**
 * A session that has not begun. `world` is its initial state, by default derived from the seed and the plan.
 */
export function openSession(options: SessionOptions, world = startingWorld(options), onEvening?: OnEvening): Session {
  const { seed, kinds } = options;
  const runs = runsOf(options);
  let progress = { hasRun: false };
  const evenings = new Evenings(new Random(seed).stream('evenings'), runs, world.now);
  const first = runs[0] as SessionRun;
  world.isInMenu = true;
  return new Session({
    world,
    startUp: startUp(world),
    run: (each) => runFrom(each, planIn(each, evenings.run.plan), progress, evenings.end),
    end: world.now + first.seconds,
    goOn: () => {
      onEvening?.(world);
      progress = { hasRun: false };
      return evenings.next(world);
    },
    crashes: first.end === 'crash',
    second: options.second ? openSecond(options, world) : undefined,
    ...(kinds && { kinds }),
    // The specification has no such lines.
    ...(world.dialect === 'game' && { surroundings: new Surroundings(world, plans[first.plan]) }),
  });
}

/** Light-years within which plans find what they need. */
const reach = 300;

/** Far from all stations every plan explores. */
function planIn(world: World, name: PlanName): Plan {
  const plan: Plan = plans[name];
  return plan.isQuiet || populatedAround(world, reach).length > 0 ? plan : plans.explore;
}

/** The runs before, and the one requested. */
function runsOf({ earlier = [], ...options }: SessionOptions): readonly SessionRun[] {
  const { plan = 'tour', seconds = twoHours, evenings = 1, end, start } = options;
  return [...earlier, { plan, seconds, evenings, end, start }];
}

/** The second commander of a session with two: another name, another ship, another place. */
function openSecond(options: SessionOptions, { commander: { id, name }, now }: World): Session {
  const random = new Random(options.seed).stream('second commander');
  const start = new Date((now + random.integer(4, 40)) * 1000);
  for (;;) {
    const seed = random.integer(0, 2 ** 31);
    const second = { ...options, seed, start, plan: 'trade', seconds: Infinity, second: false } as const;
    const world = startingWorld(second);
    if (world.commander.id !== id && world.commander.name !== name) return openSession(second, world);
  }
}

/** The initial world of a session with these options. */
export function startingWorld(options: SessionOptions): World {
  assertSessionOptions(options);
  const { seed, dialect = defaultDialect, asLive = false, language, client, from } = options;
  const first = runsOf(options)[0] as SessionRun;
  const next = from && nextStart(new Random(seed).stream('next start'), from.state);
  const { plan, start = next ?? defaultStart } = first;
  const now = Math.floor(start.getTime() / 1000);
  const { startConditions }: Plan = plans[plan];
  const world = makeWorld({ seed, now, dialect, startConditions, asLive, language, client });
  world.commander.missions = earlierMissions(world, new Random(seed).stream('earlier missions'));
  beginAt(world, new Random(seed).stream('start'), startConditions.starts ?? usualStarts);
  return from ? takeOver(world, from) : world;
}

/**
 * A commander on foot or in the SRV returns to the ship first. The first run begins with a look at maps and
 * modules, and a plan that needs a station flies to one.
 */
function* runFrom(world: World, plan: Plan, progress: { hasRun: boolean }, end?: number): Activity {
  const { run, runsOnFoot, isQuiet, startConditions } = plan;
  // Read when the generator starts: a command may take its turn before that.
  const isFirst = !progress.hasRun;
  progress.hasRun = true;
  yield* returnToShip(world);
  if (!runsOnFoot) yield* embark(world);
  if (isFirst && !runsOnFoot) yield* settleIn(world);
  const needsStation = !isQuiet && startConditions.services !== undefined && world.vehicle === 'ship';
  if (isFirst && needsStation && world.place.is !== 'docked') yield* dockAtHome(world, startConditions);
  if (isQuiet) return yield* run(world);
  const play = withRelogs(
    world,
    withAccidents(world, (each) => withHabits(each, run(each))),
  );
  yield* end === undefined ? play : untilTurningIn(world, play, end);
}

function* dockAtHome(world: World, conditions: StartConditions): Activity {
  const { now, politics } = world;
  yield wait(world.random.integer(8, 40));
  yield* travelTo(world, world.home);
  yield* dockSomewhere(world, (station) => suitsStart(conditions, politics, { system: world.system, station, now }));
}
