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
  /** What the commander is up to; a tour of everything if left out. */
  readonly plan?: PlanName;
  /** When the session begins. */
  readonly start?: Date;
  readonly dialect?: Dialect;
  /** Whether the version of the game is to be that of the live game; else it says that it is a beta. */
  readonly asLive?: boolean;
  /** How long it lasts, in seconds; two hours if left out. */
  readonly seconds?: number;
  /** The only kinds to be written. */
  readonly kinds?: readonly EventName[];
}

const twoHours = 2 * 60 * 60;

/** When sessions begin that are not told when. */
export const usualStart = new Date('2026-11-14T20:41:00Z');

/** A session that has not begun: how things are, who writes them down, and what is to happen. */
export interface Session extends Direction {
  readonly play: Play;
  readonly conductor: Conductor;
}

/** A session that a commander would believe, moment by moment. It is pure: nothing but the options decides what comes. */
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
