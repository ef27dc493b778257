import type { SendMessage } from '../page/dropped/dropped-recording.js';
import type { FeedName } from '../protocol.js';
import type { FeedPage } from '../server/feed.js';

/** The page of a worker, as a subscriber of a feed: it takes every message. */
export class WorkerPage implements FeedPage {
  readonly canControl = true;
  readonly isReady = true;
  readonly isGone = false;
  isBehind = false;
  readonly #send: SendMessage;

  constructor(send: SendMessage) {
    this.#send = send;
  }

  send(message: Buffer): void {
    const [, name, data = ''] = /event: (.*)\ndata: (.*)/.exec(message.toString()) ?? [];
    this.#send(name as FeedName, JSON.parse(data) as never);
  }

  endIfStalled(): void {}

  end(): void {}
}
