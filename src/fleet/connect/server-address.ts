import { quoted } from '../../words/printable.js';
import { FleetError } from '../fleet-error.js';

/** Address of and login for a server. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  /** The URL without password or token. */
  readonly shown: string;
  readonly tls: boolean;
  readonly user: string;
  readonly password: string;
  /** The user part of a URL without a password. */
  readonly token: string;
}

const defaultPort = 4222;

const schemes = new Set(['nats:', 'tls:']);

/** Parses `nats://user:password@host:port`; only the host is required. URLs may be separated by commas. */
export function serverAddresses(urls: readonly string[]): ServerAddress[] {
  const words = urls.flatMap((url) => url.split(',')).map((url) => url.trim());
  const addresses = words.filter((word) => word !== '').map(serverAddress);
  const [first] = addresses;
  if (!first) throw new FleetError('refused', 'no server is named: write it as nats://host:4222');
  const other = addresses.find((each) => loginOf(each) !== '' && loginOf(each) !== loginOf(first));
  if (other)
    throw new FleetError('refused', 'the servers of one cluster take the same user, so give it with the first of them');
  return addresses;
}

function serverAddress(word: string): ServerAddress {
  const text = word.includes('://') ? word : `nats://${word}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || !['', '/'].includes(url.pathname) || url.search || url.hash)
    throw new FleetError('refused', `${quoted(withoutLogin(word))} is not the URL of a server: write nats://host:4222`);
  if (!schemes.has(url.protocol))
    throw new FleetError(
      'refused',
      `${quoted(withoutLogin(word))} is not the URL of a NATS server: it begins with nats:// or tls://`,
    );
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const port = url.port === '' ? defaultPort : Number(url.port);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port,
    shown: `${url.protocol}//${url.hostname}:${port}`,
    tls: url.protocol === 'tls:',
    user: password === '' ? '' : user,
    password,
    token: password === '' ? user : '',
  };
}

function loginOf({ user, password, token }: ServerAddress): string {
  return [user, password, token].join('\n').trim();
}

/** Even an invalid URL may contain a password. */
function withoutLogin(word: string): string {
  return word.replace(/^([a-z]+:\/\/)?.*@/i, '$1');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
