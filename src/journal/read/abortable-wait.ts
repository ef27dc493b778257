/** Waits for one thing after another until somebody has had enough. Of what came in time it keeps nothing. */
export class AbortableWait {
  #isOver = false;
  #giveUp: (() => void) | undefined;

  get isAborted(): boolean {
    return this.#isOver;
  }

  /** Ends the waiting, now and for ever. */
  readonly abort = (): void => {
    this.#isOver = true;
    this.#giveUp?.();
  };

  /**
   * What is waited for, or nothing at all once patience is over. A race against one promise that stays open would keep
   * every result as long as that promise lives.
   */
  async waitFor<T>(coming: Promise<T>): Promise<{ readonly came: T } | undefined> {
    // Nobody may be there any more to hear of its failure.
    coming.catch(() => undefined);
    if (this.#isOver) return undefined;
    try {
      return await new Promise((resolve, reject) => {
        this.#giveUp = () => resolve(undefined);
        coming.then((came) => resolve({ came }), reject);
      });
    } finally {
      this.#giveUp = undefined;
    }
  }
}
