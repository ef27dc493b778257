/** Routes of the cockpit's server, without the port. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { StageError } from '../../direct/stage-error.js';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { JournalError } from '../../journal/journal-error.js';
import type { RawRequest } from '../../stage/control/control-client.js';
import { methodsByPath } from '../../stage/control/control-requests.js';
import { ArgumentError } from '../../words/argument-error.js';
import { printable } from '../../words/printable.js';
import { checkOptions } from '../../words/shape/check-options.js';
import { aString, required } from '../../words/shape/shape.js';
import type { CommanderEntry, TrialReport } from '../protocol.js';
import { questionNames } from '../recording/question-checks.js';
import type { CommanderChoice } from './commander-choice.js';
import type { Feed } from './feed.js';
import { FeedClient } from './feed-client.js';
import type { JournalSource } from './journal-source.js';
import { pageFile, securityHeaders } from './page-file.js';
import {
  type CockpitEnvironment,
  type GuardOptions,
  guardControl,
  mayControl,
  refused,
  refuseOtherSites,
  refuseStrangers,
} from './request-guard.js';
import { runTrial } from './trial-runs.js';

/** Maximum request body; a journal line has up to about 50 kB. */
const maxBody = 1024 * 1024;

export interface CockpitParts {
  readonly source: JournalSource;
  readonly feed: Feed;
  readonly guard: GuardOptions;
  /** The tool that trials are run with. */
  readonly tool?: ToolDefinition | undefined;
  /** The page's file; defaults to the one in this package. */
  readonly page?: string | undefined;
}

export function cockpitApp({ source, feed, guard, tool, page }: CockpitParts): Hono<CockpitEnvironment> {
  const app = new Hono<CockpitEnvironment>();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    await next();
  });
  app.use(refuseOtherSites(guard));
  app.use('/api/*', refuseStrangers(), async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  answerQuestions(app, source);
  feedPages(app, feed, guard);
  passOnToStage(app, source, guard);
  letRunTrials(app, tool, guard);
  if (source.choice) letChoose(app, source.choice, guard);
  app.all('/api/*', (context) => refused(context, 404, `the cockpit has nothing at ${printable(context.req.path)}`));
  app.get('*', compress(), pageFile(page));
  app.all('*', (context) => wrongMethod(context, 'GET'));
  app.onError((error, context) => {
    if (error instanceof ArgumentError) return refused(context, 400, error.message);
    if (error instanceof StageError || error instanceof JournalError) return refused(context, 502, error.message);
    return refused(context, 500, error.message);
  });
  return app;
}

function answerQuestions(app: Hono<CockpitEnvironment>, source: JournalSource): void {
  for (const name of questionNames) {
    app.get(`/api/${name}`, async (context) => {
      // The recording validates the question.
      const ask = parsed(context.req.query('ask') ?? '{}', 'a question is asked with ?ask= and a JSON object') as never;
      return context.json<object>(await source.recording.answer(name, ask, context.req.raw.signal));
    });
    app.all(`/api/${name}`, (context) => wrongMethod(context, 'GET'));
  }
}

function parsed(text: string, otherwise: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ArgumentError(otherwise);
  }
}

function feedPages(app: Hono<CockpitEnvironment>, feed: Feed, guard: GuardOptions): void {
  app.get('/api/feed', async (context) => {
    if (feed.isFull) return refused(context, 503, 'too many pages are connected to this cockpit: close some of them');
    const lastId = context.req.header('last-event-id') ?? context.req.query('last');
    const canControl = mayControl(context.get('visitor'), guard);
    const { outgoing } = context.env;
    try {
      await feed.join((events) => new FeedClient(outgoing, { canControl, ...events }), lastId);
    } catch (error) {
      // Once the stream has started, closing it is the only way to report a failure; the page then
      // reconnects.
      if (!outgoing.headersSent) throw error;
      outgoing.destroy();
    }
    // The stream bypasses Hono: its check for a sent response is not reliable, so it might send a second one.
    return new Promise<never>(() => {});
  });
  app.all('/api/feed', (context) => wrongMethod(context, 'GET'));
}

/** Requests to the stage, and its catalogues. */
function passOnToStage(app: Hono<CockpitEnvironment>, source: JournalSource, guard: GuardOptions): void {
  app.on(['POST', 'DELETE'], '/api/stage/*', guardControl(guard), limitedBody);
  for (const [path, all] of methodsByPath) {
    const methods = all.filter((method) => method !== 'HEAD');
    app.on(methods, `/api/stage${path}`, (context) => forward(context, source, path.slice(1)));
    app.all(`/api/stage${path}`, (context) => wrongMethod(context, methods.join(' or ')));
  }
}

/** Runs trials with the tool that the command names: a page cannot name another. */
function letRunTrials(app: Hono<CockpitEnvironment>, tool: ToolDefinition | undefined, guard: GuardOptions): void {
  app.get('/api/trial', (context) => context.json({ tool: tool && [tool.command].flat().join(' ') }));
  app.post('/api/trial', guardControl(guard), limitedBody, async (context) => {
    const trial = await named('trial', context);
    if (!tool) return refused(context, 404, 'there is no tool to run it with: start the cockpit with --tool');
    return context.json<TrialReport>(await runTrial(trial, tool, context.req.raw.signal));
  });
  app.all('/api/trial', (context) => wrongMethod(context, 'GET or POST'));
}

/** Lists and selects commanders. */
function letChoose(app: Hono<CockpitEnvironment>, choice: CommanderChoice, guard: GuardOptions): void {
  app.get('/api/commanders', (context) => context.json<readonly CommanderEntry[]>(choice.commanders));
  app.post('/api/commanders', guardControl(guard), limitedBody, async (context) => {
    await choice.choose(await named('commander', context));
    return context.json({});
  });
  app.all('/api/commanders', (context) => wrongMethod(context, 'GET or POST'));
}

/** The only member of a request's body. */
async function named(member: string, context: Context): Promise<string> {
  const body = parsed(await context.req.text(), 'the request body must be a JSON object');
  return checkOptions<Record<string, string>>('the request', body, { [member]: required(aString) })[member] ?? '';
}

const limitedBody = bodyLimit({
  maxSize: maxBody,
  onError: (context) => refused(context, 413, 'the request is too large'),
});

async function forward(context: Context<CockpitEnvironment>, source: JournalSource, name: string): Promise<Response> {
  if (!source.stage) return refused(context, 404, 'no stage is running here: these journals are complete');
  // HEAD is answered like GET.
  const method = (context.req.method === 'HEAD' ? 'GET' : context.req.method) as RawRequest['method'];
  const body = method === 'POST' ? { body: new Uint8Array(await context.req.arrayBuffer()) } : {};
  const request = { method, name: `${name}${new URL(context.req.url).search}`, ...body };
  const { status, text } = await source.stage.forward(request, context.req.raw.signal);
  return context.body(text, status as 200, { 'content-type': 'application/json' });
}

function wrongMethod(context: Context, methods: string): Response {
  const { path, method } = context.req;
  context.header('allow', methods.replaceAll(' or ', ', '));
  return refused(context, 405, `${printable(path)} takes ${methods}, and not ${printable(method)}`);
}
