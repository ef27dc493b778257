import { parseDuration } from '../../direct/duration-text.js';
import { StageError } from '../../direct/stage-error.js';
import { isUtcTime } from '../../interface/text-forms.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import { describeGiven } from '../../words/argument-error.js';
import { didYouMean } from '../../words/nearest.js';

import type { RunningStage } from '../running-stage.js';
import { speedLimits } from '../time/clock-limits.js';
import { clockActions } from './clock-actions.js';

type RawRequest = Readonly<Record<string, unknown>>;

/** Carries out an unchecked clock request and returns what was written. */
export async function handleClockRequest(
  stage: RunningStage,
  request: object,
  signal: AbortSignal,
): Promise<readonly JournalEvent[]> {
  const raw = request as RawRequest;
  switch (actionOf(raw)) {
    case 'step':
      return stage.step();
    case 'leap':
      return stage.advance(targetTime(stage, raw), { signal: signal });
    case 'play':
      stage.play();
      return [];
    case 'pause':
      stage.pause();
      return [];
    case 'speed':
      stage.setSpeed(speedOf(raw.speed));
      return [];
  }
}

/** The action of a request; refuses parameters that it does not take. */
function actionOf(request: RawRequest): (typeof clockActions)[number]['do'] {
  const known = [...new Set(clockActions.map((each) => each.do))];
  const action = known.find((name) => name === request.do);
  if (!action) {
    const help = typeof request.do === 'string' ? didYouMean(request.do, known) : '';
    throw new StageError(`'do' is what the clock should do: ${known.join(', ')}${help}`);
  }
  const takes = clockActions.flatMap((each) => (each.do === action && each.takes ? [each.takes] : []));
  const unknown = Object.keys(request).find((name) => name !== 'do' && !takes.some((word) => word === name));
  if (unknown === undefined) return action;
  if (takes.length === 0) throw new StageError(`'${action}' takes no parameters, found '${unknown}'`);
  throw new StageError(`'${action}' needs ${takes.map((word) => `'${word}'`).join(' or ')}, not '${unknown}'`);
}

function targetTime(stage: RunningStage, { to, by }: RawRequest): number {
  if ((to === undefined) === (by === undefined)) {
    throw new StageError("'leap' needs either 'to', a time, or 'by', a duration");
  }
  return to === undefined ? stage.now + milliseconds(by) : parseTime(to);
}

function milliseconds(by: unknown): number {
  const seconds = typeof by === 'string' ? parseDuration(by) : undefined;
  const number = seconds === undefined ? numberOf(by) : seconds * 1000;
  if (number !== undefined) return number;
  throw new StageError(
    `'by' must be a number of milliseconds, or a duration such as 90s, 10m or 1h30m, not ${describeGiven(by)}`,
  );
}

function parseTime(to: unknown): number {
  const number = typeof to === 'string' && isUtcTime(to) ? Date.parse(to) : numberOf(to);
  if (number !== undefined) return number;
  throw new StageError(
    `'to' must be a number of milliseconds since 1970, or a time in UTC such as 2026-11-14T22:00:00Z, not ${describeGiven(to)}`,
  );
}

function speedOf(value: unknown): number {
  const speed = numberOf(value);
  if (value === 'max' || speed === 0) return Infinity;
  if (speed !== undefined && speed >= speedLimits.least && speed <= speedLimits.most) return speed;
  throw new StageError(
    `the speed must be a factor such as 4, from ${speedLimits.least} to ${speedLimits.most}, or "max", or 0 for the same, not ${describeGiven(value)}`,
  );
}

/** Integers beyond 2^53 arrive as bigints. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
