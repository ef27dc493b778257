import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { FaultyExchange } from '../../direct/faults/fault.js';
import type { ServiceName } from '../../direct/service-names.js';
import { printable } from '../../words/printable.js';
import type {
  Answer,
  DemandedAnswer,
  IncomingRequest,
  LoggedMessage,
  Service,
  ServiceContext,
  Verdict,
  WrittenEvent,
} from '../service.js';
import { DemandedAnswers } from './demanded-answers.js';
import { closeServer, isThisMachine, type ListenOptions, limitsOf, listen, mostConnections } from './listen.js';
import { type MessageListener, MessageLog, type WaitOptions } from './message-log.js';
import { realHosts } from './real-hosts-table.js';
import { BodyReader } from './request-body.js';
import { changedBy, sendAnswer } from './send-answer.js';

const defaultBodyLimit = 1024 * 1024;

export interface ServiceOptions extends ListenOptions {
  readonly context: ServiceContext;
  /** In PEM format. Without a certificate the service speaks plain HTTP. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Minutes that `/fleetcarrier` is behind the rest, in reality from 22 to 69; 0 by default. */
  readonly carrierLag?: number;
  /** Schemas of EDDN besides those that we know: files, folders of files, or parsed; none by default. */
  readonly eddnSchemas?: readonly (string | object)[];
  /** An answer instead of the service's own, unless one was demanded. */
  readonly faultFor?: (path: string) => FaultyExchange | undefined;
}

/** A service that listens. */
export interface OpenService {
  readonly name: ServiceName;
  /** Without a slash at the end: `http://127.0.0.1:4711`. */
  readonly url: string;
  readonly port: number;
  /** The latest 10,000 messages. */
  readonly messages: readonly LoggedMessage[];
  /** The number of messages since the start. */
  readonly count: number;
  /** The findings of all messages kept, and what should have been sent by now and was not. */
  readonly verdicts: readonly Verdict[];
  /** The demanded answers that are still to be given. */
  readonly demands: readonly DemandedAnswer[];
  /** Demands answers instead of the service's own. */
  answer(demand: DemandedAnswer): void;
  /** Ends all demands. */
  clearAnswers(): void;
  /** The first message that fits, whether it is in the log or still to come. */
  waitFor(fits: (message: LoggedMessage) => boolean, options?: WaitOptions): Promise<LoggedMessage>;
  /** Calls a listener for every message from now on; returns a function that ends this. */
  onMessage(listener: MessageListener): () => void;
  /** Passes on what was written to the journal. */
  wrote(written: WrittenEvent): void;
  /** Answers a request that another server read. */
  respond(incoming: IncomingMessage, outgoing: ServerResponse): void;
  close(): Promise<void>;
}

/** Gives a service a socket. */
export async function openService(service: Service, options: ServiceOptions): Promise<OpenService> {
  const { context, tls, faultFor = () => undefined } = options;
  const log = new MessageLog();
  const demands = new DemandedAnswers(context.random);
  const bodies = new BodyReader(service.bodyLimit ?? defaultBodyLimit);
  const exchange = { service, context, log, demands, bodies, faultFor };
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    respond(exchange, incoming, outgoing).catch((error: unknown) => sendFailure(outgoing, error));
  };
  const server = tls ? createTlsServer({ ...limitsOf(), ...tls }, listener) : createServer(limitsOf(), listener);
  server.maxConnections = mostConnections;
  const { hostAndPort, port } = await listen(server, service.name, options);
  return {
    name: service.name,
    url: `${tls ? 'https' : 'http'}://${hostAndPort}`,
    port,
    get messages() {
      return log.messages;
    },
    get count() {
      return log.count;
    },
    get verdicts() {
      return [...log.messages.flatMap(verdictsOf), ...service.omissions(context.now())];
    },
    get demands() {
      return demands.all;
    },
    answer: (demand) => demands.add(demand),
    clearAnswers: () => demands.clear(),
    waitFor: (fits, how) => log.waitFor(fits, how),
    onMessage: (heard) => log.onMessage(heard),
    wrote: (written) => service.wrote(written),
    respond: listener,
    close: () => closeServer(server),
  };
}

function verdictsOf({ findings, number, from }: LoggedMessage): Verdict[] {
  return findings.map((finding) => ({ ...finding, number, ...(from && { from }) }));
}

interface Exchange {
  readonly service: Service;
  readonly context: ServiceContext;
  readonly log: MessageLog;
  readonly demands: DemandedAnswers;
  readonly bodies: BodyReader;
  readonly faultFor: (path: string) => FaultyExchange | undefined;
}

const closing = { connection: 'close' };

/**
 * What is wrong with the host of a request: a site can point its own name at this machine to make browsers
 * send requests here (DNS rebinding). Other machines have any name for this one.
 */
function foreignHost({ headers: { host = 'localhost' }, socket }: IncomingMessage, name: ServiceName) {
  if (isThisMachine(host) || !/^(::ffff:)?127\.|^::1$/.test(socket.localAddress ?? '')) return undefined;
  const names = realHosts[name];
  if (names.includes(host.toLowerCase().replace(/\.?(:\d+)?$/, ''))) return undefined;
  return `${printable(host)} is no host of this service: it is reached by localhost, or by ${names.join(', ')}`;
}

/** A broken connection needs no answer. */
function ignore(): void {}

/** Reads a request, answers it, and logs the messages in it. */
async function respond(exchange: Exchange, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { service, context, log, demands, bodies, faultFor } = exchange;
  incoming.on('error', ignore);
  outgoing.on('error', ignore);
  const body = await bodies.read(incoming);
  if (body === undefined) return;
  const stranger = foreignHost(incoming, service.name);
  if (stranger !== undefined) return sendAnswer(outgoing, { status: 421, headers: closing, body: stranger });
  const at = context.now();
  const request = requestOf(incoming, body, { at, real: context.real?.() ?? at });
  const demand: FaultyExchange | undefined =
    typeof body === 'number' ? { status: body } : (demands.take(request.path) ?? faultFor(request.path));
  const { lag, relays } = demand ?? {};
  const asked = { ...request, ...(lag !== undefined && { lag }), ...(relays && { relays }) };
  const answer = await (demand ? demandedAnswer(service, asked, demand) : service.answer(request));
  const { cut = false, silent = false, delay = 0 } = demand ?? {};
  for (const message of answer.received ?? []) log.add(message, cut || silent ? 0 : answer.status, at);
  // What a client sent is not kept after it has disconnected.
  if (delay > 0) await Promise.race([setTimeout(delay, undefined, { ref: false }), once(outgoing, 'close')]);
  if (cut) incoming.socket.destroy();
  else if (!silent) {
    // What is left of a body that was not read to its end must not be taken for the next request.
    const last = typeof body === 'number' ? closing : {};
    sendAnswer(outgoing, { ...answer, headers: { date: new Date(at).toUTCString(), ...last, ...answer.headers } });
  }
}

/** A service should not fail; if it does, the answer says why. */
function sendFailure(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent) outgoing.destroy();
  else sendAnswer(outgoing, { status: 500, body: `Shakedown failed to answer: ${inspect(error)}` });
}

async function demandedAnswer(service: Service, request: IncomingRequest, demand: FaultyExchange): Promise<Answer> {
  const { status, cut, silent } = demand;
  const isRefused = status !== undefined || cut || silent;
  return changedBy(demand, isRefused ? refused(service, request, status ?? 0) : await service.answer(request));
}

/** A service with no words of its own refuses with an empty body. */
function refused(service: Service, request: IncomingRequest, status: number): Answer {
  const kind = `${request.method} ${request.path}`;
  return service.refuse?.(request, status) ?? { status, received: [{ kind, content: undefined, findings: [] }] };
}

type Times = Pick<IncomingRequest, 'at' | 'real'>;

function requestOf(incoming: IncomingMessage, body: Uint8Array | number, times: Times): IncomingRequest {
  const { method = 'GET', url = '/', headers } = incoming;
  const [path = '', ...query] = url.split('?');
  return {
    method,
    path,
    query: new URLSearchParams(query.join('?')),
    headers: headers as IncomingRequest['headers'],
    body: typeof body === 'number' ? new Uint8Array() : body,
    ...times,
  };
}
