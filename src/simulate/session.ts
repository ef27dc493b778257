import type { Dialect } from '../spec/dialect.js';
import type { EventName } from '../spec/events.js';
import { startUp } from './activities/start-up.js';
import { embark } from './activities/surface/on-foot.js';
import { Conductor, type Moment } from './conductor.js';
import type { Direction } from './director.js';
import type { Plan } from './plans/plan.js';
import { type PlanName, plans } from './plans/plans.js';
import { beginPlay } from './play/begin.js';
import type { Play } from './play/play.js';
import type { Activity } from './play/step.js';
import { refuseUnsound } from './sound-options.js';

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
export const usualStart = new Date('2026-11-14T20:41:00Z');

/** A session that has not begun: how things are, who writes them down, and what is to happen. */
export interface Session extends Direction {
  readonly play: Play;
  readonly conductor: Conductor;
}

/** Simulates a plausible session, moment by moment. It is pure: the same options always give the same session. */
export function simulate(options: SessionOptions): Generator<Moment, void, undefined> {
  const { play, conductor, opening, story } = openSession(options);
  return conductor.conduct(oneAfterTheOther(opening, story(play)));
}

/** Everything is in its place, and nothing has happened yet. */
export function openSession(options: SessionOptions): Session {
  refuseUnsound(options);
  const {
    seed,
    plan = 'tour',
    start = usualStart,
    dialect = 'spec',
    asLive = false,
    seconds = twoHours,
    kinds,
  } = options;
  const { opening, story, anywhere }: Plan = plans[plan];
  const now = Math.floor(start.getTime() / 1000);
  const play = beginPlay({ seed, now, dialect, opening, asLive });
  const conductor = new Conductor(play, { end: now + seconds, ...(kinds && { kinds }) });
  return { play, conductor, opening: startUp(play), story: anywhere ? story : (each) => aboard(each, story) };
}

/** Whoever is on foot goes back to the ship first. */
function aboard(play: Play, story: Plan['story']): Activity {
  return oneAfterTheOther(embark(play), story(play));
}

function* oneAfterTheOther(...activities: readonly Activity[]): Activity {
  for (const activity of activities) yield* activity;
}
