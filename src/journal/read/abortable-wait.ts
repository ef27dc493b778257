/** Awaits one promise after another until aborted. Retains no settled promise. */
export class AbortableWait {
  #isAborted = false;
  #giveUp: (() => void) | undefined;

  get isAborted(): boolean {
    return this.#isAborted;
  }

  /** Ends the current and all later waits. */
  readonly abort = (): void => {
    this.#isAborted = true;
    this.#giveUp?.();
  };

  /**
   * The value of a promise; undefined once aborted. A race against one long-lived promise would retain every
   * result as long as that promise lives.
   */
  async waitFor<T>(pending: Promise<T>): Promise<{ readonly value: T } | undefined> {
    // After an abort, its rejection would be unhandled.
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

/** Iterates until the end or until the signal aborts, even while an item is pending. */
export async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  const wait = new AbortableWait();
  signal.addEventListener('abort', wait.abort, { once: true });
  // `performance` would have to be loaded first.
  let turn = Date.now();
  try {
    while (!signal.aborted) {
      const next = await wait.waitFor(iterator.next());
      if (!next || signal.aborted || next.value.done) return;
      yield next.value.value;
      if (Date.now() - turn > turnLength) turn = await yieldToEventLoop();
    }
  } catch (error) {
    // An aborted iterator may throw; the caller has the signal.
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', wait.abort);
    const end = iterator.return?.();
    if (signal.aborted) end?.catch(() => undefined);
    else await end;
  }
}

const turnLength = 50;

/** Items that are ready at once would starve the event loop, and with it the signal. */
async function yieldToEventLoop(): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve));
  return Date.now();
}
