import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { ServiceName } from '../../direct/service-names.js';
import { limitsOf, mostConnections } from '../server/listen.js';
import type { OpenService } from '../server/open-service.js';
import { sendAnswer } from '../server/send-answer.js';
import type { Authority } from './authority.js';
import { parseTarget, plainName, type Route, requested, type Target } from './proxy-route.js';

/** The first byte of TLS: no method of HTTP begins with it. */
const handshake = 0x16;

/** Milliseconds that a refused client has to read why. */
const readTime = 1000;

export interface ProxyServerOptions {
  readonly services: ReadonlyMap<ServiceName, OpenService>;
  readonly route: (target: Target | undefined) => Route;
  readonly identity: Authority['server'];
  /** Milliseconds that a client has to begin a request, and to shake hands. */
  readonly timeoutMs: number;
}

/**
 * The sockets of a proxy, which opens none to others: it takes a request out of its tunnel and its TLS, and
 * hands it to a service. A connection may begin with TLS at once: then its client knows of no proxy.
 */
export function proxyServer({ services, route, identity, timeoutMs }: ProxyServerOptions): Server {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '', headers } = incoming;
    const { target, path } = requested(url, headers.host);
    const found = route(target);
    if ('refusal' in found) return refuse(outgoing, found.refusal);
    incoming.url = path;
    headers.host = target?.host;
    services.get(found.service)?.respond(incoming, outgoing);
  };
  const server = createServer(limitsOf(timeoutMs), answer);
  server.maxConnections = mostConnections;
  const listeners = server.listeners('connection');
  const read = (socket: Socket) => listeners.forEach((listener) => listener.call(server, socket));

  const checkName = (name: string, use: (problem: Error | null) => void) => {
    const found = route({ host: plainName(name) });
    use('refusal' in found ? new Error(found.refusal) : null);
  };
  const secured = createTlsServer({ ...identity, handshakeTimeout: timeoutMs, SNICallback: checkName }, read);
  secured.on('tlsClientError', (_error, socket) => socket.destroy());

  const begin = (socket: Socket) =>
    onFirstByte(socket, timeoutMs, (isTls) => (isTls ? secured.emit('connection', socket) : read(socket)));
  server.on('connect', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const found = route(parseTarget(incoming.url ?? ''));
    if ('refusal' in found) return refuseTunnel(incoming, socket, found.refusal);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.length > 0) socket.unshift(head);
    begin(socket);
  });
  return server.removeAllListeners('connection').on('connection', begin);
}

/** Looks at the first byte of a connection, and leaves it there to be read. */
function onFirstByte(socket: Socket, timeoutMs: number, use: (isTls: boolean) => void): void {
  const giveUp = () => socket.destroy();
  socket.on('error', giveUp).on('end', giveUp).on('timeout', giveUp).setTimeout(timeoutMs);
  socket.once('data', (chunk: Buffer) => {
    socket.off('end', giveUp).off('timeout', giveUp).setTimeout(0);
    socket.pause();
    socket.unshift(chunk);
    use(chunk[0] === handshake);
    process.nextTick(() => socket.resume());
  });
}

function refuse(outgoing: ServerResponse, reason: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  sendAnswer(outgoing, { status: 502, headers, body: `Shakedown refused this: ${reason}\n` });
}

function refuseTunnel(incoming: IncomingMessage, socket: Socket, reason: string): void {
  const outgoing = new ServerResponse(incoming);
  outgoing.assignSocket(socket.on('error', () => socket.destroy()));
  outgoing.shouldKeepAlive = false;
  outgoing.on('finish', () => socket.end());
  refuse(outgoing, reason);
  socket.resume();
  setTimeout(() => socket.destroy(), readTime).unref();
}
