import type { Server } from 'node:http';
import { StageError } from '../../direct/stage-error.js';
import { codeOf } from '../../journal/system-error-reason.js';
import { bind, bindProblem } from '../../services/server/listen.js';

/** The default port, and how many after it are tried. */
const usualPort = 4100;
const portsToTry = 20;

/** Listens on the given port, or on the first free one; returns the port. */
export async function listenOn(server: Server, host: string, port?: number): Promise<number> {
  if (port !== undefined) return bind(server, host, port).catch((error: unknown) => refuse(port, error));
  for (let next = usualPort; next < usualPort + portsToTry; next++) {
    try {
      return await bind(server, host, next);
    } catch (error) {
      // In use, or reserved for administrators.
      if (!['EADDRINUSE', 'EACCES'].includes(codeOf(error))) return refuse(next, error);
    }
  }
  return bind(server, host, 0).catch((error: unknown) => refuse(0, error));
}

function refuse(port: number, cause: unknown): never {
  const advice = 'without --port, the next free port is used';
  throw new StageError(`cannot listen on port ${port}: ${bindProblem(cause)}; ${advice}`, { cause });
}
