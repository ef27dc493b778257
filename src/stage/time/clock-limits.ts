import { StageError } from '../../direct/stage-error.js';
import { isInSessionYears, sessionYears, timestampOf } from '../../simulate/session-time.js';
import { describeGiven } from '../../words/argument-error.js';

/** Slower, nothing would ever happen; faster, no session could keep up. */
export const speedLimits = { least: 0.001, most: 1_000_000 } as const;

/** Maximum session milliseconds per leap: more would take too long in real time. */
export const maxLeap = 7 * 24 * 60 * 60 * 1000;

/** Throws unless a clock can run at this speed. */
export function assertSpeed(speed: unknown): asserts speed is number {
  const complaint = speedComplaint(speed);
  if (complaint !== undefined) throw new StageError(complaint);
}

/** What is wrong with a speed; undefined if it is valid. */
export function speedComplaint(speed: unknown): string | undefined {
  if (speed === Infinity) return undefined;
  if (typeof speed === 'number' && speed >= speedLimits.least && speed <= speedLimits.most) return undefined;
  return `the speed must be a factor from ${speedLimits.least} to ${speedLimits.most}, such as 4, or Infinity, not ${describeGiven(speed)}`;
}

/** Where a session is before it advances. */
interface AdvanceFrom {
  /** The time on its clock. */
  readonly now: number;
  /** Time of the next step, which may be far behind a fast clock. */
  readonly due: number;
}

/** Throws unless a session can advance to a time, in milliseconds since 1970. */
export function assertAdvance(to: unknown, { now, due }: AdvanceFrom): asserts to is number {
  if (typeof to !== 'number' || Number.isNaN(to)) {
    throw new StageError(
      `advance takes a time in milliseconds since 1970, such as stage.now + 600_000, not ${describeGiven(to)}`,
    );
  }
  if (to < now) throw new StageError(`that is in the past: the session is at ${timestampOf(now / 1000)}`);
  if (to > now + maxLeap) throw new StageError('that is too far: a week at a time at most');
  if (!isInSessionYears(to)) throw new StageError(`that is too far: a session ends by the year ${sessionYears.last}`);
  if (to > due + 2 * maxLeap) {
    throw new StageError(
      `that is too far: the session has only come to ${timestampOf(due / 1000)}, far behind its clock; lower the speed`,
    );
  }
}
