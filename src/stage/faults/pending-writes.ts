import type { Clock } from '../time/wall-clock.js';

/** A write that is held back for a while: the rest of a fault that passes. */
export interface HeldWrite {
  readonly file: string;
  readonly milliseconds: number;
  /** Whether later writes to the file wait for it; otherwise the next one ends it at once. */
  readonly isAwaited: boolean;
  readonly finish: () => void;
}

interface HeldEntry extends HeldWrite {
  readonly stop: AbortController;
}

/** An action on a file, or on none, that waits for its turn. */
interface QueuedWrite {
  readonly file: string | undefined;
  readonly action: () => void;
}

/** Writes that are held back, one for each file, and the actions that wait for them. */
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

  /** Whether an action on a file has to wait, so as not to overtake others; without a file, one on the session as a whole. */
  holdsBack(file: string | undefined): boolean {
    this.check();
    return this.#queue.length > 0 || this.#isAwaited(file);
  }

  /** Adds an action to be carried out after those before it. */
  enqueue(file: string | undefined, action: () => void): void {
    this.#queue.push({ file, action });
  }

  /** Holds a write back; an earlier one for the same file is finished first. */
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

  /** Finishes everything at once, now and from now on. */
  hurry(): void {
    this.#isHurried = true;
    for (const file of this.#held.keys()) this.end(file);
  }

  /** Resolves when nothing waits any more; undefined if nothing does. */
  get behind(): Promise<void> | undefined {
    this.check();
    if (!this.#isBehind) return undefined;
    this.#waiting ??= new Gate();
    return this.#waiting.over.then(() => this.check());
  }

  /** Throws an error that happened while no caller was there. */
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

  /** Runs the queued actions, up to one that still has to wait. */
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

/** A promise that is resolved from outside. */
class Gate {
  end: () => void = () => {};
  readonly over = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}
