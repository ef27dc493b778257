import { alreadyIterated } from '../journal-error.js';
import { NewsQueue, type NewsSource } from './news-queue.js';
import type { Watched } from './watched.js';

/** Where what is watched comes from. */
interface WatchedSource extends NewsSource<Watched> {
  /** Why the system gives no notifications, if it does not. */
  readonly refusal: string | undefined;
  close(): void;
}

/** What happens is iterated until the watch is closed or disposed of, or until its signal is aborted. */
export abstract class Watching<Source extends WatchedSource>
  implements AsyncIterableIterator<Watched>, AsyncDisposable
{
  /** @internal */
  protected readonly source: Source;
  readonly #call: string;
  readonly #signal: AbortSignal | undefined;
  readonly #news: NewsQueue<Watched>;
  #closed = false;
  #begun = false;
  readonly #abort = () => this.close();

  /** `call` is the function that gives it; what `open` gives calls `onNews` when there may be something new. */
  constructor(call: string, signal: AbortSignal | undefined, open: (onNews: () => void) => Source) {
    this.#call = call;
    this.#signal = signal;
    this.source = open(() => this.#news.noticed());
    this.#news = new NewsQueue<Watched>(this.source, this.#abort);
    signal?.addEventListener('abort', this.#abort, { once: true });
    if (signal?.aborted) this.close();
  }

  /**
   * Why the system gives no notifications of a directory that is watched, if it does not: then changes are found only every
   * `reconcile` milliseconds.
   */
  get polledBecause(): string | undefined {
    return this.source.refusal;
  }

  next(): Promise<IteratorResult<Watched, undefined>> {
    return this.#news.next();
  }

  return(): Promise<IteratorResult<Watched, undefined>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#signal?.removeEventListener('abort', this.#abort);
    this.source.close();
    this.#news.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    if (this.#begun) throw alreadyIterated('a watch', this.#call);
    this.#begun = true;
    return this;
  }
}
