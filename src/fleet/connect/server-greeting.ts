import { createConnection } from 'node:net';
import { codeOf, reasonOf } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { FleetError } from '../fleet-error.js';
import type { ServerAddress } from './server-address.js';

/** The INFO message that a server sends first. */
export interface ServerGreeting {
  readonly auth_required?: boolean;
  readonly tls_required?: boolean;
  readonly tls_available?: boolean;
  /** Client certificates are required. */
  readonly tls_verify?: boolean;
}

/** In milliseconds. A server greets on connect; a busy one may take a moment. */
const timeoutMs = 5000;

/** Limit for whatever else may come from that port. */
const longestGreeting = 65_536;

/**
 * Reads a server's greeting, to diagnose what is at the port: the NATS client would only report a timeout or
 * refusal, and would keep the socket of a silent port open.
 */
export async function serverGreeting(address: ServerAddress, signal?: AbortSignal): Promise<ServerGreeting> {
  const { host, port, shown } = address;
  const socket = createConnection({ host, port });
  const late = setTimeout(() => socket.destroy(new Error(silent)), timeoutMs);
  const stop = () => socket.destroy(new Error('interrupted'));
  signal?.addEventListener('abort', stop);
  let received = '';
  try {
    for await (const bytes of socket as AsyncIterable<Buffer>) {
      received += bytes.toString('latin1');
      if (received.includes('\n') || received.length > longestGreeting) break;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw new FleetError('unreachable', unreachable(shown, error), { cause: error });
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    socket.destroy();
  }
  return parsedGreeting(received, shown);
}

const silent = 'it accepts the connection and says nothing';

function unreachable(shown: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `no server listens at ${shown}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host of ${shown} is not known`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `the host of ${shown} does not answer`;
  }
  const reason = reasonOf(error);
  return reason === silent ? notNats(shown, silent) : `cannot connect to ${shown}: ${reason}`;
}

function parsedGreeting(received: string, shown: string): ServerGreeting {
  const [, json = ''] = /^INFO (\{.*\})\s*\r?\n/.exec(received) ?? [];
  try {
    return JSON.parse(json) as ServerGreeting;
  } catch (cause) {
    const what = received === '' ? 'it closes the connection' : `it says ${quoted(received.slice(0, 40))}`;
    throw new FleetError('unreachable', notNats(shown, what), { cause });
  }
}

function notNats(shown: string, what: string): string {
  return `what listens at ${shown} does not answer as a NATS server: ${what}`;
}
