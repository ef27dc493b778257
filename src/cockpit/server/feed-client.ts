import type { ServerResponse } from 'node:http';
import { securityHeaders } from './page-file.js';

/** What may wait in the buffers of a connection; beyond that, a page is behind. */
const mostWaiting = 256 * 1024;

/** Large messages are handed to the connection in pieces of this size, as it takes them. */
const pieceSize = 64 * 1024;

/** A connection that takes nothing for so many milliseconds is given up; the page comes back by itself. */
const longestStall = 60_000;

/** One page that listens, at the other end of a connection. */
export class FeedClient {
  readonly canSteer: boolean;
  readonly #response: ServerResponse;
  /** What is left of a large message. */
  #rest: Buffer | undefined;
  #stalledSince: number | undefined;
  /** Whether it missed something, and gets the moment as it is as soon as it can take it. */
  isBehind = false;

  constructor(response: ServerResponse, options: { readonly canSteer: boolean; readonly onDrain: () => void }) {
    this.canSteer = options.canSteer;
    this.#response = response;
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // For a proxy, should there be one: every message counts now.
      'x-accel-buffering': 'no',
    });
    // After how many milliseconds a browser comes back.
    response.write('retry: 1000\n\n');
    response.on('drain', () => {
      this.#stalledSince = undefined;
      this.#writeOn();
      if (this.isReady) options.onDrain();
    });
  }

  /** Whether nothing waits to be sent. */
  get isReady(): boolean {
    return this.#rest === undefined && this.#response.writableLength < pieceSize;
  }

  /** Sends a message, or gives up on it if the page has not even taken what came before; then it is behind. */
  send(message: Buffer): void {
    if (this.#response.destroyed || this.isBehind) return;
    if (this.#rest !== undefined || this.#response.writableLength + message.length > mostWaiting) {
      if (!this.isReady) {
        this.isBehind = true;
        return;
      }
      this.#rest = message;
      this.#writeOn();
    } else {
      this.#response.write(message);
    }
  }

  /** Closes a connection that has taken nothing for a long time. */
  endIfStalled(): void {
    const now = performance.now();
    if (this.isReady) this.#stalledSince = undefined;
    else if (now - (this.#stalledSince ??= now) > longestStall) this.#response.destroy();
  }

  end(): void {
    this.#rest = undefined;
    this.#response.end();
  }

  #writeOn(): void {
    while (this.#rest !== undefined) {
      const piece = this.#rest.subarray(0, pieceSize);
      this.#rest = piece.length < this.#rest.length ? this.#rest.subarray(pieceSize) : undefined;
      if (!this.#response.write(piece)) return;
    }
  }
}
