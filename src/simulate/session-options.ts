import { kindNames } from '../interface/all-kinds.js';
import { type Dialect, dialectNames } from '../interface/dialect/dialects.js';
import type { EventName } from '../interface/event-types.js';
import { didYouMean } from '../words/nearest.js';
import { type PlanName, planNames } from './plans/plans.js';
import { isInSessionYears, sessionYears } from './session-time.js';

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

/** When a session begins by default. */
export const defaultStart = new Date('2026-11-14T20:41:00Z');

/** Throws a RangeError that says in a sentence what is wrong with the options, if anything is. */
export function assertSessionOptions({ seed, plan, start, dialect, seconds = 0, kinds }: SessionOptions): void {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed must be an integer such as 7, not ${seed}`);
  if (plan !== undefined) assertKnownName(plan, planNames, 'plan');
  if (dialect !== undefined) assertKnownName(dialect, dialectNames, 'dialect');
  for (const kind of kinds ?? []) assertKnownName(kind, kindNames, 'kind');
  if (!(seconds >= 0)) throw new RangeError(`seconds must be 0 or more, not ${seconds}`);
  if (start) assertSessionTimes(start, seconds);
}

function assertKnownName(name: string, known: readonly string[], what: string): void {
  if (known.includes(name)) return;
  throw new RangeError(`unknown ${what} '${name}'${didYouMean(name, known, { lead: '; ' })}`);
}

/** Throws a RangeError unless a session may begin and end where it would. */
export function assertSessionTimes(start: Date, seconds: number): void {
  const begin = start.getTime();
  if (Number.isNaN(begin)) throw new RangeError('start must be a valid Date');
  const end = seconds === Infinity ? begin : begin + seconds * 1000;
  if (isInSessionYears(begin) && isInSessionYears(end)) return;
  throw new RangeError(`a session must begin and end between the years ${sessionYears.first} and ${sessionYears.last}`);
}
