/** Waits for one promise after another until it is aborted. It keeps no promise that has settled. */
export class AbortableWait {
  #isAborted = false;
  #giveUp: (() => void) | undefined;

  get isAborted(): boolean {
    return this.#isAborted;
  }

  /** Ends the current wait and every later one. */
  readonly abort = (): void => {
    this.#isAborted = true;
    this.#giveUp?.();
  };

  /**
   * The value of a promise, or nothing once the wait is aborted. A race against one promise that stays pending would keep
   * every result as long as that promise lives.
   */
  async waitFor<T>(pending: Promise<T>): Promise<{ readonly value: T } | undefined> {
    // After an abort no one handles its rejection any more.
    pending.catch(() => undefined);
    if (this.#isAborted) return undefined;
    try {
      return await new Promise((resolve, reject) => {
        this.#giveUp = () => resolve(undefined);
        pending.then((value) => resolve({ value }), reject);
      });
    } finally {
      this.#giveUp = undefined;
    }
  }
}

/** Iterates until the end or until the signal aborts, even while the next item does not come. */
export async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  const wait = new AbortableWait();
  signal.addEventListener('abort', wait.abort, { once: true });
  // Not `performance`, which Node would have to load first.
  let turn = Date.now();
  try {
    while (!signal.aborted) {
      const next = await wait.waitFor(iterator.next());
      if (!next || signal.aborted || next.value.done) return;
      yield next.value.value;
      if (Date.now() - turn > turnLength) turn = await yieldToEventLoop();
    }
  } catch (error) {
    // An aborted iterator may say so by an error; the caller has the signal.
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', wait.abort);
    const end = iterator.return?.();
    if (signal.aborted) end?.catch(() => undefined);
    else await end;
  }
}

const turnLength = 50;

/** Items that are all there at once never let the event loop deliver the signal that would abort them. */
async function yieldToEventLoop(): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve));
  return Date.now();
}
