/** The way from an outbox to a server. Tests have one of their own, which loses and delays what they want. */

/** A message as it goes over the wire. */
export interface SealedMessage {
  readonly subject: string;
  readonly headers: Uint8Array;
  readonly payload: Uint8Array;
}

/** What the server says to a message: it is stored, perhaps since earlier, or it was refused, with the reason. */
export type Answer =
  | { readonly refused?: undefined; readonly isDuplicate: boolean }
  | { readonly refused: string; readonly isDuplicate?: undefined };

/** Whom an outlet tells what happens. */
export interface OutletListener {
  /** The server has answered to a message. */
  answered(attempt: number, number: number, answer: Answer): void;
  /** Nothing reaches the server, and no answers come, until it is `restored`. */
  lost(): void;
  restored(): void;
  /** It is over: there will be no connection any more. */
  ended(error: Error): void;
}

export interface Outlet {
  /** Who is told from now on. */
  listen(listener: OutletListener): void;
  /** Sends a message. The answer to it, if one comes, has the same two numbers. It may throw; then nothing was sent. */
  send(message: SealedMessage, attempt: number, number: number): void;
}
