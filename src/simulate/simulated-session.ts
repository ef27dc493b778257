import type { Dialect } from '../interface/dialect/dialects.js';
import type { EventName } from '../interface/event-types.js';
import { startUp } from './activities/start-up-events.js';
import { embark } from './activities/surface/walking.js';
import type { Activity } from './activity.js';
import { assertSessionOptions } from './assert-session-options.js';
import { type PlanName, plans } from './plans/plans.js';
import type { Plan } from './plans/session-plan.js';
import type { SessionActivities } from './session-runner.js';
import { type TimedWrite, Timeline } from './timeline.js';
import { makeWorld } from './world/make-world.js';
import type { World } from './world/world.js';

export interface SessionOptions {
  /** An integer. The same seed gives the same session. */
  readonly seed: number;
  /** What the commander does; `tour`, which visits everything, by default. */
  readonly plan?: PlanName;
  /** When the session begins; 2026-11-14T20:41:00Z by default. */
  readonly start?: Date;
  readonly dialect?: Dialect;
  /** Use the version number of the live game; otherwise the session claims to be from a beta. */
  readonly asLive?: boolean;
  /** Length of the session in seconds; two hours by default. */
  readonly seconds?: number;
  /** Write only these kinds; all by default. */
  readonly kinds?: readonly EventName[];
}

const twoHours = 2 * 60 * 60;

/** When a session begins by default. */
export const defaultStart = new Date('2026-11-14T20:41:00Z');

/** A session that has not begun: how things are, who writes them down, and what is to happen. */
export interface Session extends SessionActivities {
  readonly world: World;
  readonly timeline: Timeline;
}

/** Simulates a plausible session, moment by moment. It is pure: the same options always give the same session. */
export function simulate(options: SessionOptions): Generator<TimedWrite, void, undefined> {
  const { world, timeline, ...session } = openSession(options);
  return timeline.run(inSequence(session.startUp, session.run(world)));
}

/** Everything is in its place, and nothing has happened yet. */
export function openSession(options: SessionOptions): Session {
  assertSessionOptions(options);
  const {
    seed,
    plan = 'tour',
    start = defaultStart,
    dialect = 'spec',
    asLive = false,
    seconds = twoHours,
    kinds,
  } = options;
  const { startConditions, run, runsOnFoot }: Plan = plans[plan];
  const now = Math.floor(start.getTime() / 1000);
  const world = makeWorld({ seed, now, dialect, startConditions, asLive });
  const timeline = new Timeline(world, { end: now + seconds, ...(kinds && { kinds }) });
  return { world, timeline, startUp: startUp(world), run: runsOnFoot ? run : (each) => runAboard(each, run) };
}

/** Whoever is on foot goes back to the ship first. */
function runAboard(world: World, story: Plan['run']): Activity {
  return inSequence(embark(world), story(world));
}

function* inSequence(...activities: readonly Activity[]): Activity {
  for (const activity of activities) yield* activity;
}
