import type { JournalEvent } from '../../journal/event.js';
import { formatLine } from '../../journal/format/line.js';
import { nearest } from '../../spec/nearest.js';
import { StageError } from '../errors.js';
import { readInjection } from '../inject/inject.js';
import type { OpenStage } from '../open-stage.js';
import type { Answer, ClockRequest, RequestName, Requests } from './protocol.js';

/** Does what a request asks for, and tells what came of it. Nothing about the request is known to be right. */
export async function answer(name: RequestName, request: object, stage: OpenStage, seed: number): Promise<Answer> {
  assertMembers(request, requestMembers[name]);
  const events = await answers[name](stage, request as never);
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
  readonly [Name in RequestName]: (stage: OpenStage, request: Requests[Name]) => Events | Promise<Events>;
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

function turnClock(stage: OpenStage, request: ClockRequest): Events {
  if (request.do === 'step') return stage.step();
  if (request.do === 'leap') return stage.leap(momentOf(stage, request));
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
  if (speed < 0) throw new StageError(`a speed is a factor such as 4, or 0 for as fast as can be, and not ${speed}`);
  return speed === 0 ? Infinity : speed;
}

function isTrue(value: unknown): boolean {
  return value === true;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new StageError('what is to be set is an object');
}
