import { alreadyIterated } from '../journal-error.js';
import { NewsQueue, type NewsSource } from './news-queue.js';
import type { Watched } from './watched.js';

interface WatchedSource extends NewsSource<Watched> {
  /** Why there are no notifications; undefined if there are. */
  readonly refusal: string | undefined;
  close(): void;
}

/** Iterates until the watch is closed or disposed of, or until its signal is aborted. */
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

  /**
   * `call`: the public function's name, for messages; `open` returns a source that calls `onNews` when there
   * may be news.
   */
  constructor(call: string, signal: AbortSignal | undefined, open: (onNews: () => void) => Source) {
    this.#call = call;
    this.#signal = signal;
    this.source = open(() => this.#news.noticed());
    this.#news = new NewsQueue<Watched>(this.source, this.#abort);
    signal?.addEventListener('abort', this.#abort, { once: true });
    if (signal?.aborted) this.close();
  }

  /**
   * Why there are no notifications for a watched directory: changes are then found only every `reconcile`
   * milliseconds. Undefined if there are.
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
