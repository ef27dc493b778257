import { quoted } from '../../words/printable.js';
import { FleetError } from '../fleet-error.js';

/** Where a server is, and who wants to speak with it. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  /** The URL as it may be shown: without a password or token. */
  readonly shown: string;
  readonly tls: boolean;
  readonly user: string;
  readonly password: string;
  /** What stands alone before the @. */
  readonly token: string;
}

const defaultPort = 4222;

const schemes = new Set(['nats:', 'tls:']);

/** From `nats://user:password@host:port`, of which only the host must be there. A list may have commas between its URLs. */
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

/** A word that is no URL may have a password in it nevertheless. */
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
