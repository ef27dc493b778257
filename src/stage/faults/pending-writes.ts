import type { Clock } from '../time/wall-clock.js';

/** For how long something is held, and how. */
export interface HeldWrite {
  readonly file: string;
  readonly milliseconds: number;
  /** Whether what comes next to the file waits for it; else that ends it at once. */
  readonly isAwaited: boolean;
  readonly finish: () => void;
}

interface HeldEntry extends HeldWrite {
  readonly stop: AbortController;
}

/** Something that is to be done to a file, or to none of them. */
interface QueuedWrite {
  readonly file: string | undefined;
  readonly deed: () => void;
}

/** What is not yet as it should be, by file: it is brought to its end when its time has come, or sooner if need be. */
export class PendingWrites {
  readonly #clock: Clock;
  readonly #caughtUp: () => void;
  readonly #held = new Map<string, HeldEntry>();
  /** What waits for its turn. */
  readonly #turns: QueuedWrite[] = [];
  #waiting: Gate | undefined;
  #isHurried = false;
  #trouble: { readonly error: unknown } | undefined;

  /** `caughtUp` is called when what waited has had its turn. */
  constructor(clock: Clock, caughtUp: () => void) {
    this.#clock = clock;
    this.#caughtUp = caughtUp;
  }

  /** Does something to a file: now, or after all that waits for what is held there, and after what came before. */
  inTurn(file: string | undefined, deed: () => void): void {
    this.check();
    if (this.#turns.length > 0 || this.#isAwaited(file)) this.#turns.push({ file, deed });
    else deed();
  }

  /** Lets something wait; what waited for the same file before is ended first. */
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
    if (held.isAwaited) this.#goOn();
  }

  /** Brings everything to its end at once, now and from now on. */
  hurry(): void {
    this.#isHurried = true;
    for (const file of this.#held.keys()) this.end(file);
  }

  /** Fulfilled when nothing waits any more; nothing if nothing does. */
  get behind(): Promise<void> | undefined {
    this.check();
    if (!this.#isBehind) return undefined;
    this.#waiting ??= new Gate();
    return this.#waiting.over.then(() => this.check());
  }

  /** Throws what went wrong while nobody was there to hear of it. */
  check(): void {
    const trouble = this.#trouble;
    this.#trouble = undefined;
    if (trouble) throw trouble.error;
  }

  get #isBehind(): boolean {
    return this.#turns.length > 0 || [...this.#held.values()].some(({ isAwaited }) => isAwaited);
  }

  #isAwaited(file: string | undefined): boolean {
    return file !== undefined && this.#held.get(file)?.isAwaited === true;
  }

  /** Those whose turn has come have it. */
  #goOn(): void {
    for (let [next] = this.#turns; next && !this.#isAwaited(next.file); [next] = this.#turns) {
      this.#turns.shift();
      next.deed();
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
      this.#trouble = { error };
      this.#release();
    }
  }
}

/** Somebody waits until somebody else ends it. */
class Gate {
  end: () => void = () => {};
  readonly over = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}
