import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { StageError } from '../../direct/stage-error.js';
import { codeOf, reasonOf } from '../../journal/system-error-reason.js';

export interface ListenOptions {
  /** Any free port by default. */
  readonly port?: number;
  /** The address to listen on: this machine alone by default. */
  readonly host?: string;
}

/** Where a server listens: `127.0.0.1:4711`. */
export interface ListenAddress {
  readonly hostAndPort: string;
  readonly port: number;
}

/** Binds a server to a port, 0 for any free one; returns the port. */
export async function bind(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : port;
}

const machineNames = /^(?:127(?:\.\d{1,3}){3}|(?:[\w-]+\.)*localhost|\[::1\])(?::\d+)?$/i;

/** Whether a host, with or without a port, is always this machine: no site can have such a name. */
export function isThisMachine(host: string): boolean {
  return machineNames.test(host);
}

/** Why a port cannot be bound. */
export function bindProblem(error: unknown): string {
  return codeOf(error) === 'EADDRINUSE' ? 'it is in use' : reasonOf(error);
}

/** Neither server nor connections keep the process alive. */
export function unrefAll(server: Server): void {
  server.unref();
  server.on('connection', (socket) => socket.unref());
}

/** Ends all connections, and the server. */
export async function closeServer(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Connections that a server takes at a time. */
export const mostConnections = 1000;

/** Limits against clients that never finish a request: they have some milliseconds to begin one. */
export function limitsOf(timeoutMs = 15_000) {
  return {
    requestTimeout: 2 * timeoutMs,
    headersTimeout: timeoutMs,
    connectionsCheckingInterval: Math.ceil(timeoutMs / 3),
    // Longer than clients pause: one that reuses a connection while it is being closed gets an error.
    keepAliveTimeout: 4 * timeoutMs,
  };
}

/** Opens the port of a service. */
export async function listen(server: Server, name: string, options: ListenOptions): Promise<ListenAddress> {
  const { port = 0, host = '127.0.0.1' } = options;
  const written = host.includes(':') ? `[${host}]` : host;
  const bound = await bind(server, host, port).catch((cause: unknown) => {
    throw new StageError(`${name} cannot listen on ${written}:${port}: ${bindProblem(cause)}`, { cause });
  });
  unrefAll(server);
  return { hostAndPort: `${written}:${bound}`, port: bound };
}
