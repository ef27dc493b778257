/** Turns errors of the NATS client into sentences. */
import { JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';
import { codeOf, reasonOf } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { FleetError, type FleetErrorCode } from '../fleet-error.js';
import type { ServerAddress } from './server-address.js';

interface Attempt {
  readonly address: ServerAddress;
  readonly creds: string | undefined;
  readonly hasCa: boolean;
  /** The server verifies client certificates. */
  readonly looksAtCertificate: boolean;
}

/** Why connecting failed although a server answered. */
export function connectFailure(error: unknown, attempt: Attempt): FleetError {
  const { address, creds, hasCa, looksAtCertificate } = attempt;
  const { shown } = address;
  if (error instanceof errors.AuthorizationError || error instanceof errors.UserAuthenticationExpiredError)
    return new FleetError('forbidden', notAccepted(address, creds), { cause: error });
  const reason = tlsReasons.find(([code]) => code.test(codeOf(error)))?.[1];
  if (reason !== undefined) {
    const hint = hasCa ? '' : '; --tls-ca names the authority that signed it';
    return new FleetError('tls', `the certificate of ${shown} is not trusted: ${reason}${hint}`, { cause: error });
  }
  if (/SSL|TLS|PEM|OSSL/.test(codeOf(error)))
    return new FleetError('tls', `no TLS connection to ${shown} is possible: ${reasonOf(error)}`, { cause: error });
  // A server that rejects a certificate just hangs up, which the client reports as a timeout.
  if (error instanceof errors.TimeoutError && looksAtCertificate)
    return new FleetError('tls', `the server at ${shown} does not accept the certificate of --tls-cert`, {
      cause: error,
    });
  if (error instanceof errors.TimeoutError)
    return new FleetError('unreachable', `the server at ${shown} does not answer any more`, { cause: error });
  return new FleetError('unreachable', `cannot connect to ${shown}: ${error ? reasonOf(error) : closed}`, {
    cause: error,
  });
}

const closed = 'it closes the connection';

const tlsReasons: readonly (readonly [RegExp, string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'it has expired'],
  [/^CERT_NOT_YET_VALID$/, 'it is not valid yet'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'it is for another host'],
  [/SELF_SIGNED|^UNABLE_TO_|ISSUER/, 'it is signed by an unknown authority'],
];

function notAccepted({ shown, user, token }: ServerAddress, creds: string | undefined): string {
  const refusal = `the server at ${shown} does not accept`;
  if (creds !== undefined) return `${refusal} the credentials in ${quoted(creds)}`;
  if (user !== '') return `${refusal} the user ${quoted(user)} with this password`;
  if (token !== '') return `${refusal} this token`;
  return `the server at ${shown} wants to know who connects: write nats://user:password@… or give --creds`;
}

/** By the server's error code. */
const refusals: Readonly<Record<number, readonly [FleetErrorCode, string]>> = {
  10004: ['unreachable', 'some of the servers do not answer'],
  10007: ['unreachable', 'JetStream is not ready yet'],
  10008: ['unreachable', 'JetStream has no leader at present'],
  10009: ['unreachable', 'JetStream is not ready yet'],
  10118: ['unreachable', 'the servers that have the stream are away'],
  10039: ['no-jetstream', 'JetStream is not enabled for this account'],
  10002: ['no-room', 'the account may not store that much: see --max-bytes, or let its owner allow more'],
  10023: ['no-room', 'the server has no room left for that: see --max-bytes, or raise its max_file_store'],
  10047: ['no-room', 'the server has no room left for that: see --max-bytes, or raise its max_file_store'],
  10027: ['no-room', 'the account may have no more streams'],
  10005: ['no-room', 'the cluster has too few servers with room for that number of replicas: see --replicas'],
  10074: ['refused', 'the server is no cluster, so it can keep only one replica: leave --replicas out'],
};

/** Why a JetStream request failed; `what` is the attempted action, such as `create the stream JOURNAL`. */
export function fleetFailure(error: unknown, what: string, shown: string): FleetError {
  if (error instanceof FleetError) return error;
  const [code, reason] = reasonFor(error);
  return new FleetError(code, `cannot ${what} at ${shown}: ${reason}`, { cause: error });
}

function reasonFor(error: unknown): readonly [FleetErrorCode, string] {
  // The error code covers any storage failure, so the message decides.
  if (error instanceof JetStreamApiError && /^maximum (bytes|messages)/.test(error.message))
    return ['no-room', 'the stream is full: make room, or raise its limits'];
  if (error instanceof JetStreamApiError)
    return refusals[error.code] ?? ['server', error.message || `it refuses with number ${error.code}`];
  const forbidden = violation(error);
  if (forbidden)
    return [
      'forbidden',
      `this user may not ${forbidden.operation === 'publish' ? 'publish' : 'subscribe'} to ${forbidden.subject}`,
    ];
  // The client does not export this class.
  if (error instanceof Error && error.name === 'JetStreamNotEnabled')
    return ['no-jetstream', 'JetStream is not enabled: start nats-server with -js'];
  if (error instanceof errors.TimeoutError || error instanceof errors.RequestError)
    return ['unreachable', 'the server does not answer in time'];
  return ['server', reasonOf(error)];
}

/** The client wraps permission violations in a request error. */
function violation(error: unknown): { readonly operation: string; readonly subject: string } | undefined {
  if (error instanceof errors.PermissionViolationError) return error;
  return error instanceof Error && error.cause !== undefined ? violation(error.cause) : undefined;
}
