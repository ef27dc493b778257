import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import type { TlsOptions } from '@nats-io/transport-node';
import { reasonOf } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { FleetError } from '../fleet-error.js';
import type { ServerAddress } from './server-address.js';
import type { ServerGreeting } from './server-greeting.js';

/** PEM files: the CA of the server's certificate, and a client certificate with its key. */
export interface TlsFiles {
  readonly tlsCa?: string | undefined;
  readonly tlsCert?: string | undefined;
  readonly tlsKey?: string | undefined;
}

/** The client passes all options to Node. */
type NodeTls = TlsOptions & { readonly checkServerIdentity: typeof checkServerIdentity };

/** Undefined if TLS was not requested. */
export async function tlsSettings(
  { tlsCa, tlsCert, tlsKey }: TlsFiles,
  addresses: readonly ServerAddress[],
): Promise<NodeTls | undefined> {
  if ((tlsCert === undefined) !== (tlsKey === undefined))
    throw new FleetError('refused', '--tls-cert and --tls-key belong together: give both or none');
  const isRequested = tlsCa !== undefined || tlsCert !== undefined || addresses.some(({ tls }) => tls);
  if (!isRequested) return undefined;
  const ca = tlsCa === undefined ? undefined : (await certificateIn(tlsCa)).text;
  const own = tlsCert === undefined || tlsKey === undefined ? undefined : await ownCertificate(tlsCert, tlsKey);
  return { ...(ca !== undefined && { ca }), ...own, checkServerIdentity: identityAmong(addresses) };
}

/**
 * The client passes host names to Node, but no IP addresses: Node would verify the certificate for localhost.
 * A server named by address must have a certificate for one of the addresses given.
 */
function identityAmong(addresses: readonly ServerAddress[]): typeof checkServerIdentity {
  const hosts = addresses.map(({ host }) => host);
  const numbers = hosts.filter((host) => isIP(host) > 0);
  return (host: string, certificate: PeerCertificate) => {
    if (host !== 'localhost' || hosts.includes(host) || numbers.length === 0)
      return checkServerIdentity(host, certificate);
    const complaints = numbers.map((number) => checkServerIdentity(number, certificate));
    return complaints.includes(undefined) ? undefined : complaints[0];
  };
}

/** Fails early if the server's greeting rules out the requested TLS settings. */
export function refuseTlsMismatch(greeting: ServerGreeting, shown: string, tls: TlsOptions | undefined): void {
  const { tls_required = false, tls_available = false, tls_verify = false } = greeting;
  if (tls && !tls_required && !tls_available)
    throw new FleetError('tls', `the server at ${shown} has no TLS: write nats:// and leave the --tls options out`);
  if (tls_verify && tls?.cert === undefined)
    throw new FleetError(
      'tls',
      `the server at ${shown} requires a client certificate: give it with --tls-cert and --tls-key`,
    );
}

async function certificateIn(file: string): Promise<{ text: string; certificate: X509Certificate }> {
  const text = await textOf(file);
  try {
    return { text, certificate: new X509Certificate(text) };
  } catch (cause) {
    throw new FleetError('refused', `${quoted(file)} is not a certificate in PEM`, { cause });
  }
}

async function ownCertificate(certFile: string, keyFile: string): Promise<{ cert: string; key: string }> {
  const [{ text: cert, certificate }, key] = [await certificateIn(certFile), await textOf(keyFile)];
  let belongs: boolean;
  try {
    belongs = certificate.checkPrivateKey(createPrivateKey(key));
  } catch (cause) {
    throw new FleetError('refused', `${quoted(keyFile)} is not a private key in PEM without a passphrase`, { cause });
  }
  if (belongs) return { cert, key };
  throw new FleetError(
    'refused',
    `the key in ${quoted(keyFile)} does not belong to the certificate in ${quoted(certFile)}`,
  );
}

export async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new FleetError('refused', `cannot read ${quoted(file)}: ${reasonOf(cause)}`, { cause });
  }
}
