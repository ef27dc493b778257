import type { Clock } from '../time/wall-clock.js';

/** A delayed write: the second half of a passing fault. */
export interface HeldWrite {
  readonly file: string;
  readonly milliseconds: number;
  /** Later writes to the file wait for it; otherwise the next one ends it at once. */
  readonly isAwaited: boolean;
  readonly finish: () => void;
}

interface HeldEntry extends HeldWrite {
  readonly stop: AbortController;
}

/** A queued action, on a file or on the session. */
interface QueuedWrite {
  readonly file: string | undefined;
  readonly action: () => void;
}

/** Delayed writes, one per file, and the actions that wait for them. */
export class PendingWrites {
  readonly #clock: Clock;
  readonly #caughtUp: () => void;
  readonly #held = new Map<string, HeldEntry>();
  /** In order. */
  readonly #queue: QueuedWrite[] = [];
  #waiting: Gate | undefined;
  #isHurried = false;
  #failure: { readonly error: unknown } | undefined;

  /** `caughtUp` is called when the queue has run. */
  constructor(clock: Clock, caughtUp: () => void) {
    this.#clock = clock;
    this.#caughtUp = caughtUp;
  }

  /** Whether an action must wait so as not to overtake others; without a file, one on the whole session. */
  isBlocked(file: string | undefined): boolean {
    this.check();
    return this.#queue.length > 0 || this.#isAwaited(file);
  }

  /** Queues an action. */
  enqueue(file: string | undefined, action: () => void): void {
    this.#queue.push({ file, action });
  }

  /** Delays a write; an earlier one for the same file is finished first. */
  hold(hold: HeldWrite): void {
    this.end(hold.file);
    const held = { ...hold, isAwaited: hold.isAwaited && !this.#isHurried, stop: new AbortController() };
    this.#held.set(hold.file, held);
    void this.#wait(held);
  }

  end(file: string): void {
    const held = this.#held.get(file);
    if (!held) return;
    this.#held.delete(file);
    held.stop.abort();
    held.finish();
    if (held.isAwaited) this.#runQueue();
  }

  /** Finishes everything immediately, now and in the future. */
  hurry(): void {
    this.#isHurried = true;
    for (const file of this.#held.keys()) this.end(file);
  }

  /** Resolves when nothing is pending; undefined if nothing is. */
  get behind(): Promise<void> | undefined {
    this.check();
    if (!this.#isBehind) return undefined;
    this.#waiting ??= new Gate();
    return this.#waiting.over.then(() => this.check());
  }

  /** Rethrows an error from a timer. */
  check(): void {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) throw failure.error;
  }

  get #isBehind(): boolean {
    return this.#queue.length > 0 || [...this.#held.values()].some(({ isAwaited }) => isAwaited);
  }

  #isAwaited(file: string | undefined): boolean {
    return file !== undefined && this.#held.get(file)?.isAwaited === true;
  }

  /** Runs queued actions up to one that still has to wait. */
  #runQueue(): void {
    for (let [next] = this.#queue; next && !this.#isAwaited(next.file); [next] = this.#queue) {
      this.#queue.shift();
      next.action();
    }
    this.#caughtUp();
    if (!this.#isBehind) this.#release();
  }

  #release(): void {
    this.#waiting?.end();
    this.#waiting = undefined;
  }

  async #wait(held: HeldEntry): Promise<void> {
    try {
      await this.#clock.sleep(held.milliseconds, held.stop.signal);
      if (this.#held.get(held.file) === held) this.end(held.file);
    } catch (error) {
      this.#failure = { error };
      this.#release();
    }
  }
}

class Gate {
  end: () => void = () => {};
  readonly over = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}
