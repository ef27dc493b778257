/** The connection from an outbox to a server. Tests substitute one that loses and delays messages. */

/** A message as sent over the wire. */
export interface SealedMessage {
  readonly subject: string;
  readonly headers: Uint8Array;
  readonly payload: Uint8Array;
}

/** The server's reply to a message: stored, perhaps earlier, or refused with a reason. */
export type PublishReply =
  | { readonly refused?: undefined; readonly isDuplicate: boolean }
  | { readonly refused: string; readonly isDuplicate?: undefined };

export interface OutletListener {
  replied(attempt: number, number: number, reply: PublishReply): void;
  /** The connection is lost until `restored`. */
  lost(): void;
  restored(): void;
  /** Closed for good. */
  ended(error: Error): void;
}

export interface Outlet {
  listen(listener: OutletListener): void;
  /**
   * Sends a message. Its reply, if any, has the same attempt and number. If this throws, nothing was sent.
   */
  send(message: SealedMessage, attempt: number, number: number): void;
}
