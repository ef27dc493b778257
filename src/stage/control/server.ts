import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { JournalError } from '../../journal/errors.js';
import type { JournalEvent } from '../../journal/event.js';
import { formatLine } from '../../journal/format/line.js';
import { codeOf, reasonOf } from '../../journal/reason.js';
import { nearest } from '../../spec/nearest.js';
import { StageError } from '../errors.js';
import { readInjection } from '../inject/inject.js';
import type { OpenStage } from '../open-stage.js';
import {
  type Address,
  type Answer,
  type ClockRequest,
  type RequestName,
  type Requests,
  requestNames,
} from './protocol.js';

const loopback = '127.0.0.1';

/** A line of a journal has at most some 50 kB; nobody injects more than a few. */
const mostBytes = 16 * 1024 * 1024;

export interface ControlOptions {
  readonly stage: OpenStage;
  readonly seed: number;
  /** Any that is free if left out. */
  readonly port?: number;
}

/** Answers on a port of this machine for as long as the stage runs. */
export class ControlServer {
  readonly address: Address;
  readonly #server: Server;

  private constructor(server: Server, address: Address) {
    this.#server = server;
    this.address = address;
  }

  static async open(options: ControlOptions): Promise<ControlServer> {
    const token = randomBytes(24).toString('base64url');
    const server = createAdaptorServer({ fetch: controlApp(options, token).fetch }) as Server;
    const { port = 0 } = options;
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(notListening(port, error)));
      server.listen(port, loopback, resolve);
    });
    const bound = server.address();
    return new ControlServer(server, { port: typeof bound === 'object' && bound ? bound.port : port, token });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function notListening(port: number, error: Error): StageError {
  const reason = codeOf(error) === 'EADDRINUSE' ? 'something else listens there' : reasonOf(error);
  return new StageError(`cannot answer on port ${port}: ${reason}; without --port any free one is taken`, {
    cause: error,
  });
}

/** The answers, without the port: a request goes in, a response comes out. */
export function controlApp({ stage, seed }: ControlOptions, token: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const isLetIn = isKnown(context.req.header('authorization'), token);
    return isLetIn ? next() : refused(context, 401, 'the token is not the right one');
  });
  app.use(
    bodyLimit({ maxSize: mostBytes, onError: (context) => refused(context, 413, 'that is more than a stage takes') }),
  );
  for (const name of requestNames) {
    app.post(`/${name}`, async (context) => {
      const request = await bodyOf(context);
      assertMembers(request, requestMembers[name]);
      if (name !== 'state') stage.noteDirection();
      const events = await answers[name](stage, request as never);
      return context.json(answerOf(stage, seed, events));
    });
  }
  app.notFound((context) => refused(context, 404, unknownRequest(context.req.path)));
  app.onError((error, context) => {
    const isTheirs = error instanceof StageError || error instanceof JournalError;
    return refused(context, isTheirs ? 400 : 500, error.message);
  });
  return app;
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

function answerOf(stage: OpenStage, seed: number, events: readonly JournalEvent[]): Answer {
  const { state, isPaused, speed } = stage;
  return {
    lines: events.map((event) => formatLine(event).trimEnd()),
    state,
    clock: { isPaused, speed: speed === Infinity ? 0 : speed },
    seed,
  };
}

async function bodyOf(context: Context): Promise<object> {
  try {
    const body: unknown = await context.req.json();
    return objectOf(body);
  } catch (error) {
    if (error instanceof StageError) throw error;
    throw new StageError('the request is no JSON', { cause: error });
  }
}

function refused(context: Context, status: 400 | 401 | 404 | 413 | 500, error: string) {
  return context.json({ error }, status);
}

function isKnown(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

function unknownRequest(path: string): string {
  const near = nearest(path.slice(1), requestNames);
  return `a stage takes POST to ${requestNames.map((name) => `/${name}`).join(', ')}${near === undefined ? '' : `: did you mean /${near}?`}`;
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
  throw new StageError('a request is a JSON object');
}
