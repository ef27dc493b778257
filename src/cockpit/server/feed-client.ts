import type { ServerResponse } from 'node:http';
import type { FeedPage, FeedPageEvents } from './feed.js';
import { securityHeaders } from './page-file.js';

/** High-water mark of a connection's buffer, in bytes; beyond it the page is behind. */
const mostWaiting = 256 * 1024;

/** Large messages are written in pieces of this size, as the connection drains. */
const pieceSize = 64 * 1024;

/** A connection that drains nothing for this many milliseconds is closed; the page reconnects. */
const longestStall = 60_000;

/** A page that is subscribed over a connection. */
export class FeedClient implements FeedPage {
  readonly canControl: boolean;
  readonly #response: ServerResponse;
  /** Unsent rest of a large message. */
  #rest: Buffer | undefined;
  #stalledSince: number | undefined;
  isBehind = false;

  constructor(response: ServerResponse, options: Pick<FeedPage, 'canControl'> & FeedPageEvents) {
    this.canControl = options.canControl;
    this.#response = response;
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Tells proxies not to buffer.
      'x-accel-buffering': 'no',
    });
    // Reconnection delay of the browser, in milliseconds.
    response.write('retry: 1000\n\n');
    response.on('close', options.onGone);
    response.on('error', options.onGone);
    response.on('drain', () => {
      this.#stalledSince = undefined;
      this.#writeOn();
      if (this.isReady) options.onDrain();
    });
  }

  get isGone(): boolean {
    return this.#response.destroyed;
  }

  get isReady(): boolean {
    return this.#rest === undefined && this.#response.writableLength < pieceSize;
  }

  /** Sends a message, or drops it and marks the page as behind if the buffer is full. */
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

  /** Closes a connection that has drained nothing for a long time. */
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
