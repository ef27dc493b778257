import type { AskQuestion, FeedMessages, FeedName } from '../protocol.js';
import type { CommanderControl, FeedListener, Source, StageControl, TrialControl } from './source.js';

const feedNames = Object.keys({
  snapshot: true,
  info: true,
  lines: true,
  gap: true,
  companion: true,
  findings: true,
} satisfies Record<FeedName, true>) as FeedName[];

/** Milliseconds before reconnecting after an error that EventSource does not retry by itself. */
const retryDelay = 1000;

/** The server this page was loaded from. */
export class HttpSource implements Source {
  readonly #token: string | undefined;
  #listener: FeedListener | undefined;
  #feed: EventSource | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(token: string | undefined) {
    this.#token = token;
  }

  readonly stage: StageControl = {
    request: (name, body) => this.#fetch(`api/stage/${name}`, { method: 'POST', body: JSON.stringify(body) }),
    query: (name) => this.#fetch(`api/stage/${name}`),
    stopFault: (fault) => this.#fetch(`api/stage/fault?${new URLSearchParams({ fault })}`, { method: 'DELETE' }),
  };
  readonly trials: TrialControl = {
    tool: () => this.#fetch('api/trial'),
    run: (trial) => this.#fetch('api/trial', { method: 'POST', body: JSON.stringify({ trial }) }),
  };
  readonly commanders: CommanderControl = {
    list: () => this.#fetch('api/commanders'),
    choose: (commander) => this.#fetch('api/commanders', { method: 'POST', body: JSON.stringify({ commander }) }),
  };

  /** A hidden page disconnects, and starts from a snapshot when it is visible again. */
  listen(listener: FeedListener): void {
    this.#listener = listener;
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#connect();
  }

  readonly ask: AskQuestion = (name, ask, signal) => {
    const query = new URLSearchParams({ ask: JSON.stringify(ask) });
    return this.#fetch(`api/${name}?${query}`, signal && { signal });
  };

  close(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#disconnect();
  }

  readonly #onVisibility = () => {
    if (document.hidden) this.#disconnect();
    else this.#connect();
  };

  #connect(): void {
    if (this.#feed || document.hidden) return;
    clearTimeout(this.#retry);
    const query = this.#token === undefined ? '' : `?${new URLSearchParams({ token: this.#token })}`;
    const feed = new EventSource(`api/feed${query}`);
    this.#feed = feed;
    feed.addEventListener('open', () => this.#listener?.connected(true));
    feed.addEventListener('error', () => this.#lost(feed));
    for (const name of feedNames) {
      feed.addEventListener(name, (event: MessageEvent<string>) => {
        this.#listener?.onMessage(name, JSON.parse(event.data) as FeedMessages[typeof name]);
      });
    }
  }

  #disconnect(): void {
    clearTimeout(this.#retry);
    this.#feed?.close();
    this.#feed = undefined;
  }

  /** EventSource reconnects after a lost connection, but gives up after a refused one. */
  #lost(feed: EventSource): void {
    this.#listener?.connected(false);
    if (feed.readyState !== EventSource.CLOSED || this.#feed !== feed) return;
    this.#disconnect();
    this.#retry = setTimeout(() => this.#connect(), retryDelay);
  }

  async #fetch<Result>(path: string, init: RequestInit = {}): Promise<Result> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (this.#token !== undefined) headers.authorization = `Bearer ${this.#token}`;
    const response = await fetch(path, { ...init, headers });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as Result;
    const { error } = (answer ?? {}) as { error?: string };
    throw new Error(error ?? `the server answered ${response.status}, with nothing that the page understands`);
  }
}
