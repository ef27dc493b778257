/** What went wrong. A stable code that programs can rely on. */
export type FleetErrorCode =
  /** An option has a wrong value, or a file that it names cannot be read. */
  | 'refused'
  /** No server answers, or not as a NATS server. May be temporary. */
  | 'unreachable'
  /** The server does not let this user in, or forbids what is needed. */
  | 'forbidden'
  /** The server and this program disagree about TLS. */
  | 'tls'
  /** The server has no JetStream. */
  | 'no-jetstream'
  /** The stream does not exist. */
  | 'not-found'
  /** The stream exists with incompatible settings. */
  | 'other-settings'
  /** The server has no room left, or less than requested. */
  | 'no-room'
  /** The server refused for another reason; see `cause`. */
  | 'server';

/** A problem with a fleet that its user can fix; the message is a full sentence. */
export class FleetError extends Error {
  override readonly name = 'FleetError';
  readonly code: FleetErrorCode;

  constructor(code: FleetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
