import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { StageError } from '../../direct/stage-error.js';
import { JournalError } from '../../journal/journal-error.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { bind, bindProblem, closeServer, isThisMachine, unrefAll } from '../../services/server/listen.js';
import type { RunningServices } from '../../services/server/running-services.js';
import { ArgumentError } from '../../words/argument-error.js';
import { jsonText } from '../../words/bigint-json.js';
import { didYouMean } from '../../words/nearest.js';
import { printable } from '../../words/printable.js';
import type { RunningStage } from '../running-stage.js';
import { answerRequest, queryAnswers, stopFaults } from './answer-request.js';
import type { ControlAddress, Refusal } from './control-protocol.js';
import { deletionNames, methodsByPath, openApiPath, queryNames, requestNames } from './control-requests.js';
import { controlOpenApi, type RefusalStatus } from './openapi.js';

/** The largest request body. A journal line has up to some 50 kB. */
const maxBody = 16 * 1024 * 1024;

/** A control port that is open. */
interface ControlPort {
  readonly address: ControlAddress;
  close(): Promise<void>;
}

/** Opens the control port of a stage: an HTTP server on this machine. Port 0 is any free one. */
export async function openControlPort(stage: RunningStage, port: number): Promise<ControlPort> {
  const token = randomBytes(24).toString('base64url');
  const server = createAdaptorServer({ fetch: controlApp(stage, token).fetch }) as Server;
  const bound = await bind(server, '127.0.0.1', port).catch((cause: unknown) => {
    const advice = 'without --port any free one is taken';
    throw new StageError(`cannot listen on port ${port}: ${bindProblem(cause)}; ${advice}`, { cause });
  });
  // The session keeps the process alive.
  unrefAll(server);
  return {
    address: { port: bound, token },
    close: async () => closeServer(server),
  };
}

/** The request handlers, without the port. */
function controlApp(stage: RunningStage, token: string): Hono {
  const app = new Hono();
  app.use(async (context, next) =>
    isLocal(context) ? next() : refused(context, 403, 'a stage answers this machine only, and no web pages'),
  );
  app.get(openApiPath, (context) => context.json(controlOpenApi()));
  app.use(async (context, next) => {
    const isAllowed = hasToken(context.req.header('authorization'), token);
    return isAllowed
      ? next()
      : refused(context, 401, 'the token is missing or wrong: it is details.token in .shakedown-lock');
  });
  app.use(bodyLimit({ maxSize: maxBody, onError: (context) => refused(context, 413, 'the request is too large') }));
  app.get('/', (context) => {
    const { directory, seed, runningServices } = stage;
    const services = Object.fromEntries(runningServices.names.map((name) => [name, runningServices.get(name).url]));
    return context.json({ directory, seed, services, environment: runningServices.environment, openapi: openApiPath });
  });
  app.get('/services/feed', (context) => streamSSE(context, (stream) => sendMessages(stage.runningServices, stream)));
  for (const name of requestNames) {
    app.post(`/${name}`, async (context) => {
      const request = await bodyOf(context);
      if (name !== 'state' && name !== 'preview') stage.isDirectedRemotely = true;
      return context.json(await answerRequest(name, request, { stage, signal: context.req.raw.signal }));
    });
  }
  const type = { 'content-type': 'application/json' };
  for (const name of queryNames)
    app.get(`/${name}`, (context) => context.body(jsonText(queryAnswers[name](stage)), 200, type));
  for (const name of deletionNames) {
    app.delete(`/${name}`, (context) => {
      stage.isDirectedRemotely = true;
      return context.json<object>(stopFaults(stage, context.req.query(name)));
    });
  }
  for (const [path, methods] of methodsByPath) app.all(path, (context) => wrongMethod(context, methods));
  app.notFound((context) => refused(context, 404, unknownPath(context.req.path)));
  app.onError((error, context) => {
    const isTheirs = [ArgumentError, StageError, JournalError].some((theirs) => error instanceof theirs);
    return refused(context, isTheirs ? 400 : 500, error.message);
  });
  return app;
}

/** What tools send to the services, as it comes in, until the client disconnects. */
async function sendMessages(services: RunningServices, stream: SSEStreamingApi): Promise<void> {
  const ends = services.names.map((service) =>
    services.get(service).onMessage((message) => {
      void stream.writeSSE({ event: 'message', data: jsonText({ service, ...message }) });
    }),
  );
  await new Promise<void>((resolve) => stream.onAbort(resolve));
  for (const end of ends) end();
}

/** The body of a request, integers with all digits; an empty body is an empty object. */
async function bodyOf(context: Context): Promise<object> {
  const { event: body, problem } = parseLine(new Uint8Array(await context.req.arrayBuffer()));
  if (body) return body;
  if (problem.code === 'empty-line') return {};
  if (problem.code === 'not-an-object') throw new StageError('a request must be a JSON object');
  throw new StageError(`the request is not JSON: ${problem.message}`);
}

function refused(context: Context, status: RefusalStatus, error: string) {
  return context.json({ error } satisfies Refusal, status);
}

/**
 * Refuses web pages: a site can point its own host name at this machine to make browsers send requests here
 * (DNS rebinding).
 */
function isLocal({ req }: Context): boolean {
  const host = req.header('host') ?? '';
  const origin = req.header('origin');
  return isThisMachine(host) && (origin === undefined || origin === `http://${host}`);
}

function hasToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

function wrongMethod(context: Context, methods: readonly string[]) {
  const { path, method } = context.req;
  context.header('allow', methods.join(', '));
  return refused(context, 405, `${path} takes ${methods.join(' or ')}, and not ${method}`);
}

function unknownPath(path: string): string {
  const known = [...methodsByPath.keys(), openApiPath];
  const help = didYouMean(path, known, { otherwise: `: a stage knows ${known.join(', ')}`, quote: '' });
  return `nothing is at ${printable(path)}${help}`;
}
