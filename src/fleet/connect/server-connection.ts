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
  /** `nats://user:password@host:port`, several for a cluster. */
  readonly servers: readonly string[];
  /** A NATS credentials file: the user's key and signed token. */
  readonly creds?: string | undefined;
  /** Receives a sentence when the connection is lost and when it is back. */
  readonly notify?: ((sentence: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Once established, the connection reconnects until it is closed. */
export interface ServerConnection {
  readonly connection: NatsConnection;
  /** URL of the server that answered first, without a password. */
  readonly shown: string;
}

/** Per attempt, in milliseconds. */
const connectTimeout = 10_000;

/** A dead connection is detected after three of these. */
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
      // Try the server that answered first.
      servers: [address, ...addresses.filter((each) => each !== address)].map(hostAndPort),
      noRandomize: true,
      name: 'shakedown',
      timeout: connectTimeout,
      pingInterval,
      maxReconnectAttempts: -1,
      // A starting server may not know its users yet.
      ignoreAuthErrorAbort: true,
      reconnectDelayHandler: () => backOff.delay(),
    });
    void report(connection, backOff, options.notify);
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
 * Exponential back-off. The client asks for the delay more than once per attempt, so it is derived from the
 * time since the connection was lost: half of that time is twice the last pause.
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

/** Reports each loss and recovery of the connection once. */
async function report(
  connection: NatsConnection,
  backOff: BackOff,
  notify?: (sentence: string) => void,
): Promise<void> {
  let isLost = false;
  for await (const { type, ...rest } of connection.status()) {
    const server = 'server' in rest ? `nats://${rest.server}` : 'the server';
    if (type === 'disconnect' && !isLost && !connection.isClosed()) {
      isLost = true;
      backOff.begin();
      notify?.(`the connection to ${server} is lost; trying again until it is back`);
    }
    if (type === 'reconnect' && isLost) {
      isLost = false;
      notify?.(`connected again, to ${server}`);
    }
  }
}

/** In a cluster one answering server is enough; if none answers, the first failure is reported. */
async function firstThatAnswers(
  addresses: readonly ServerAddress[],
  signal?: AbortSignal,
): Promise<{ address: ServerAddress; greeting: ServerGreeting }> {
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
    // The text is only parsed when signing, too late for an error message; so sign something now.
    authenticator('a text to sign');
  } catch (cause) {
    throw new FleetError('refused', `${quoted(file)} is not a credentials file of NATS`, { cause });
  }
  return authenticator;
}

function hostAndPort({ host, port }: ServerAddress): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
