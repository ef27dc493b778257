import {
  type Authenticator,
  type ConnectionOptions,
  connect,
  credsAuthenticator,
  type NatsConnection,
} from '@nats-io/transport-node';
import { quoted } from '../../words/printable.js';
import { FleetError } from '../fleet-error.js';
import { connectFailure } from './failure-sentence.js';
import { type ServerAddress, serverAddresses } from './server-address.js';
import { type ServerGreeting, serverGreeting } from './server-greeting.js';
import { refuseTlsMismatch, type TlsFiles, textOf, tlsSettings } from './tls-settings.js';

export interface ServerOptions extends TlsFiles {
  /** `nats://user:password@host:port`, several of them for a cluster. */
  readonly servers: readonly string[];
  /** A credentials file, with the key of a user and what the server signed for it. */
  readonly creds?: string | undefined;
  /** Is told in a sentence when the connection is lost, and when it is there again. */
  readonly tell?: ((sentence: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A connection that lasts: once it is there, it is made again and again, until it is closed. */
export interface ServerConnection {
  readonly connection: NatsConnection;
  /** The server that answered first, as it may be shown. */
  readonly shown: string;
}

/** How long one attempt may take. */
const connectTimeout = 10_000;

/** A dead line is noticed after three of these. */
const pingInterval = 10_000;

const shortestDelay = 100;
const longestDelay = 5000;

export async function connectToServer(options: ServerOptions): Promise<ServerConnection> {
  const addresses = serverAddresses(options.servers);
  const tls = await tlsSettings(options, addresses);
  const login = await loginOf(addresses, options.creds);
  const { address, greeting } = await firstThatAnswers(addresses, options.signal);
  refuseTlsMismatch(greeting, address.shown, tls);
  const backOff = new BackOff();
  try {
    const connection = await connect({
      ...login,
      ...(tls && { tls }),
      // The one that answers is first, so that it is asked first.
      servers: [address, ...addresses.filter((each) => each !== address)].map(hostAndPort),
      noRandomize: true,
      name: 'shakedown',
      timeout: connectTimeout,
      pingInterval,
      maxReconnectAttempts: -1,
      // A server that is starting may not know its users yet.
      ignoreAuthErrorAbort: true,
      reconnectDelayHandler: () => backOff.delay(),
    });
    void report(connection, backOff, options.tell);
    return { connection, shown: address.shown };
  } catch (error) {
    throw connectFailure(error, {
      address,
      creds: options.creds,
      hasCa: options.tlsCa !== undefined,
      looksAtCertificate: greeting.tls_verify ?? false,
    });
  }
}

/**
 * Twice as long after each attempt. The client asks more than once between two attempts, so it is told by the time since the
 * connection was lost: half of that time is what the last pause was, doubled.
 */
class BackOff {
  #lost = Date.now();

  begin(): void {
    this.#lost = Date.now();
  }

  delay(): number {
    return Math.min(longestDelay, Math.max(shortestDelay, (Date.now() - this.#lost) / 2));
  }
}

/** Says once per change whether the connection is there. */
async function report(connection: NatsConnection, backOff: BackOff, tell?: (sentence: string) => void): Promise<void> {
  let isLost = false;
  for await (const { type, ...rest } of connection.status()) {
    const server = 'server' in rest ? `nats://${rest.server}` : 'the server';
    if (type === 'disconnect' && !isLost && !connection.isClosed()) {
      isLost = true;
      backOff.begin();
      tell?.(`the connection to ${server} is lost; trying again until it is back`);
    }
    if (type === 'reconnect' && isLost) {
      isLost = false;
      tell?.(`connected again, to ${server}`);
    }
  }
}

interface Answer {
  readonly address: ServerAddress;
  readonly greeting: ServerGreeting;
}

/** Of a cluster, it is enough if one answers; if none does, the first one's reason is told. */
async function firstThatAnswers(addresses: readonly ServerAddress[], signal?: AbortSignal): Promise<Answer> {
  const failures: unknown[] = [];
  for (const address of addresses) {
    try {
      return { address, greeting: await serverGreeting(address, signal) };
    } catch (error) {
      signal?.throwIfAborted();
      failures.push(error);
    }
  }
  const [first] = failures;
  if (!(first instanceof FleetError) || failures.length === 1) throw first;
  throw new FleetError('unreachable', `${first.message}, and none of the other servers answers`, { cause: first });
}

type Login = Pick<ConnectionOptions, 'user' | 'pass' | 'token' | 'authenticator'>;

async function loginOf([first]: readonly ServerAddress[], creds: string | undefined): Promise<Login> {
  if (creds !== undefined) return { authenticator: await credentials(creds) };
  if (first?.password) return { user: first.user, pass: first.password };
  return first?.token ? { token: first.token } : {};
}

async function credentials(file: string): Promise<Authenticator> {
  const authenticator = credsAuthenticator(Buffer.from(await textOf(file)));
  try {
    // It reads the text only when it is asked to sign something, where nobody could be told.
    authenticator('a text to sign');
  } catch (cause) {
    throw new FleetError('refused', `${quoted(file)} is not a credentials file of NATS`, { cause });
  }
  return authenticator;
}

function hostAndPort({ host, port }: ServerAddress): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
