import { createConnection } from 'node:net';
import { codeOf, reasonOf } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { FleetError } from '../fleet-error.js';
import type { ServerAddress } from './server-address.js';

/** What a server says about itself before anything else. */
export interface ServerGreeting {
  readonly auth_required?: boolean;
  readonly tls_required?: boolean;
  readonly tls_available?: boolean;
  /** It wants a certificate of whoever connects. */
  readonly tls_verify?: boolean;
}

/** A server greets as soon as it is connected to; one that is busy may take a moment. */
const patience = 5000;

/** Long enough for any greeting, short enough for whatever else may come from that port. */
const longestGreeting = 65_536;

/**
 * Asks a server for its greeting. The client of NATS would say of whatever is wrong that the connection timed out or was
 * refused, and would keep the socket of a port that stays silent; this says what is there instead.
 */
export async function serverGreeting(address: ServerAddress, signal?: AbortSignal): Promise<ServerGreeting> {
  const { host, port, shown } = address;
  const socket = createConnection({ host, port });
  const late = setTimeout(() => socket.destroy(new Error(silent)), patience);
  const stop = () => socket.destroy(new Error('interrupted'));
  signal?.addEventListener('abort', stop);
  let said = '';
  try {
    for await (const bytes of socket as AsyncIterable<Buffer>) {
      said += bytes.toString('latin1');
      if (said.includes('\n') || said.length > longestGreeting) break;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw new FleetError('unreachable', unreachable(shown, error), { cause: error });
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    socket.destroy();
  }
  return parsedGreeting(said, shown);
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

function parsedGreeting(said: string, shown: string): ServerGreeting {
  const [, json = ''] = /^INFO (\{.*\})\s*\r?\n/.exec(said) ?? [];
  try {
    return JSON.parse(json) as ServerGreeting;
  } catch (cause) {
    const what = said === '' ? 'it closes the connection' : `it says ${quoted(said.slice(0, 40))}`;
    throw new FleetError('unreachable', notNats(shown, what), { cause });
  }
}

function notNats(shown: string, what: string): string {
  return `what listens at ${shown} does not answer as a NATS server: ${what}`;
}
