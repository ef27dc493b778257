/** What went wrong; stable, so that programs can rely on it. */
export type FleetErrorCode =
  /** An option has a wrong value, or a file that it names cannot be read. */
  | 'refused'
  /** No server answers, or not as one. It may do so later. */
  | 'unreachable'
  /** The server does not let this user in, or forbids what is needed. */
  | 'forbidden'
  /** The server and this program do not agree about TLS. */
  | 'tls'
  /** The server has no JetStream. */
  | 'no-jetstream'
  /** There is no such stream. */
  | 'not-found'
  /** The stream is there, with settings that do not fit. */
  | 'other-settings'
  /** The server has no room left, or less than is asked for. */
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
