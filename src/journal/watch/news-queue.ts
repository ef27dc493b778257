/** Milliseconds of delivering news before yielding to the event loop. */
const longestTurn = 10;

type Answer<News> = IteratorResult<News, undefined>;

interface Asking<News> {
  readonly resolve: (answer: Answer<News>) => void;
  readonly reject: (error: unknown) => void;
}

export interface NewsSource<News> {
  /** The next news, if any. */
  look(now: number): News | undefined;
  /** When to look again without a notification, by `performance.now()`; `Infinity` for never. */
  due(): number;
}

/**
 * Delivers the news of a source, one item per request. A request waits until the source is notified, and is
 * resolved in the same call: there is no turn of the event loop between a notification and the news.
 */
export class NewsQueue<News> {
  readonly #source: NewsSource<News>;
  readonly #onFailure: () => void;
  readonly #asking: Asking<News>[] = [];
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;
  #pause: NodeJS.Immediate | undefined;
  /** When the event loop last ran. */
  #rested = performance.now();

  /** `onFailure` is called before an error is passed on: a source that has thrown is not used again. */
  constructor(source: NewsSource<News>, onFailure: () => void) {
    this.#source = source;
    this.#onFailure = onFailure;
  }

  next(): Promise<Answer<News>> {
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    const now = performance.now();
    const isFirst = this.#asking.length === 0;
    if (isFirst && now - this.#rested > longestTurn) this.#pause ??= setImmediate(() => this.noticed());
    else if (isFirst) {
      try {
        const news = this.#source.look(now);
        if (news !== undefined) return Promise.resolve({ done: false, value: news });
      } catch (error) {
        this.#onFailure();
        return Promise.reject(error);
      }
      this.#lookLater();
    }
    return new Promise((resolve, reject) => this.#asking.push({ resolve, reject }));
  }

  /** There may be news. */
  noticed(): void {
    clearImmediate(this.#pause);
    this.#pause = undefined;
    this.#rested = performance.now();
    for (let first = this.#asking[0]; first; first = this.#asking[0]) {
      try {
        const news = this.#source.look(this.#rested);
        if (news === undefined) return this.#lookLater();
        this.#asking.shift();
        first.resolve({ done: false, value: news });
      } catch (error) {
        this.#asking.shift();
        this.#onFailure();
        first.reject(error);
      }
    }
  }

  /** Resolves pending and later requests with the end. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearImmediate(this.#pause);
    for (const { resolve } of this.#asking.splice(0)) resolve({ done: true, value: undefined });
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    const due = this.#source.due();
    this.#timer =
      due === Infinity || this.#isOver
        ? undefined
        : setTimeout(() => this.noticed(), Math.max(1, due - performance.now()));
  }
}
