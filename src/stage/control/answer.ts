import type { JournalEvent } from '../../journal/event.js';
import { formatLine } from '../../journal/format/line.js';
import { nearest } from '../../spec/nearest.js';
import { StageError } from '../errors.js';
import { readInjection } from '../inject/inject.js';
import type { OpenStage } from '../open-stage.js';
import { speeds } from '../time/clock-limits.js';
import type { Answer, ClockRequest, RequestName, Requests } from './protocol.js';

/** Who is asked, and until when: whoever asked may hang up. */
export interface Asked {
  readonly stage: OpenStage;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** Does what a request asks for, and tells what came of it. Nothing about the request is known to be right. */
export async function answer(name: RequestName, request: object, { stage, seed, signal }: Asked): Promise<Answer> {
  assertMembers(request, requestMembers[name]);
  const events = await answers[name](stage, request as never, signal);
  const { state, isPaused, speed } = stage;
  return {
    lines: events.map((event) => formatLine(event).trimEnd()),
    state,
    clock: { isPaused, speed: speed === Infinity ? 0 : speed },
    seed,
  };
}

/** What each request may hold. */
const requestMembers: Readonly<Record<RequestName, readonly string[]>> = {
  trigger: ['situation', 'set'],
  inject: ['event', 'anyway'],
  clock: ['do', 'speed', 'to', 'by'],
  state: [],
  end: [],
};

function assertMembers(request: object, known: readonly string[]): void {
  const unknown = Object.keys(request).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  throw new StageError(`a request has no '${unknown}'${near === undefined ? '' : `: did you mean '${near}'?`}`);
}

type Events = readonly JournalEvent[];

type Answers = {
  readonly [Name in RequestName]: (
    stage: OpenStage,
    request: Requests[Name],
    signal: AbortSignal,
  ) => Events | Promise<Events>;
};

const answers: Answers = {
  trigger: async (stage, { situation, set }) =>
    (await stage.trigger(textOf(situation, 'situation'), objectOf(set))).events,
  inject: async (stage, { event, anyway }) =>
    (await stage.inject(readInjection(textOf(event, 'event')), { anyway: isTrue(anyway) })).events,
  clock: turnClock,
  state: () => [],
  end: (stage) => {
    stage.end();
    return [];
  },
};

async function turnClock(stage: OpenStage, request: ClockRequest, signal: AbortSignal): Promise<Events> {
  if (request.do === 'step') return stage.step();
  if (request.do === 'leap') return stage.leapPatiently(momentOf(stage, request), signal);
  if (request.do === 'play') stage.play();
  else if (request.do === 'pause') stage.pause();
  else if (request.do === 'speed') stage.setSpeed(speedOf(request.speed));
  else throw new StageError('a clock can play, pause, step, speed and leap');
  return [];
}

function momentOf(stage: OpenStage, request: ClockRequest & { readonly do: 'leap' }): number {
  return 'by' in request ? stage.shown + numberOf(request.by, 'by') : numberOf(request.to, 'to');
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new StageError(`'${name}' is a text`);
}

function numberOf(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new StageError(`'${name}' is a number`);
}

function speedOf(value: unknown): number {
  const speed = numberOf(value, 'speed');
  if (speed === 0) return Infinity;
  if (speed >= speeds.least && speed <= speeds.most) return speed;
  throw new StageError(
    `a speed is a factor such as 4, from ${speeds.least} to ${speeds.most}, or 0 for as fast as can be, and not ${speed}`,
  );
}

function isTrue(value: unknown): boolean {
  return value === true;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new StageError('what is to be set is an object');
}
