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

/** Opens the port of a server. Neither server nor connections keep the process alive. */
export async function listen(server: Server, name: string, options: ListenOptions): Promise<ListenAddress> {
  const { port = 0, host = '127.0.0.1' } = options;
  const written = host.includes(':') ? `[${host}]` : host;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const reason = codeOf(error) === 'EADDRINUSE' ? 'it is in use' : reasonOf(error);
      reject(new StageError(`${name} cannot listen on ${written}:${port}: ${reason}`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  server.unref();
  server.on('connection', (socket) => socket.unref());
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return { hostAndPort: `${written}:${boundPort}`, port: boundPort };
}
