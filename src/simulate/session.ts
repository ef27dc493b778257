import type { Dialect } from '../spec/dialect.js';
import type { KindName } from '../spec/events.js';
import { Conductor, type Moment } from './conductor.js';
import { type PlanName, plans } from './plans/plans.js';
import { beginPlay } from './play/begin.js';

export interface SessionOptions {
  /** An integer. The same seed gives the same session. */
  readonly seed: number;
  /** What the commander is up to; a tour of everything if left out. */
  readonly plan?: PlanName;
  /** When the session begins. */
  readonly start?: Date;
  readonly dialect?: Dialect;
  /** How long it lasts, in seconds; two hours if left out. */
  readonly seconds?: number;
  /** The only kinds to be written. */
  readonly kinds?: readonly KindName[];
}

const twoHours = 2 * 60 * 60;

/** When sessions begin that are not told when. */
const usualStart = new Date('2026-11-14T20:41:00Z');

/** A session that a commander would believe, moment by moment. It is pure: nothing but the options decides what comes. */
export function* simulate(options: SessionOptions): Generator<Moment, void, undefined> {
  const { seed, plan = 'tour', start = usualStart, dialect = 'spec', seconds = twoHours, kinds } = options;
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is an integer, not ${seed}`);
  const { opening, story } = plans[plan];
  const now = Math.floor(start.getTime() / 1000);
  const play = beginPlay({ seed, now, dialect, opening });
  yield* new Conductor(play, now + seconds, kinds).conduct(story(play));
}
