/** When the clock of a session and the one on the wall began, and how much faster the former runs. */
export interface PaceOptions {
  /** Milliseconds since 1970 on the wall. */
  readonly began: number;
  /** Milliseconds since 1970 in the session. */
  readonly origin: number;
  /** 1 is as fast as life, `Infinity` as fast as can be. */
  readonly speed: number;
}

/** Which moment on the wall belongs to which of a session. All is counted from the beginning, so that no lag adds up. */
export class Pace {
  readonly #began: number;
  readonly #origin: number;
  readonly #speed: number;

  constructor({ began, origin, speed }: PaceOptions) {
    this.#began = began;
    this.#origin = origin;
    this.#speed = speed;
  }

  /** Whether nothing is waited for. */
  get isFullSpeed(): boolean {
    return this.#speed === Infinity;
  }

  /** When on the wall a moment of the session is due. */
  dueAt(moment: number): number {
    return this.#began + (moment - this.#origin) / this.#speed;
  }

  /** What the clock of the session shows; nothing if it does not run with the one on the wall. */
  sessionTimeAt(now: number): number | undefined {
    return this.isFullSpeed ? undefined : this.#origin + (now - this.#began) * this.#speed;
  }
}
