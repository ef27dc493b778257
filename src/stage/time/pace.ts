/** Reference points of the session clock and the wall clock, and the speed of the former. */
export interface PaceOptions {
  /** Milliseconds since 1970 on the wall. */
  readonly began: number;
  /** Milliseconds since 1970 in the session. */
  readonly origin: number;
  /** 1 is real time, `Infinity` does not wait at all. */
  readonly speed: number;
}

/**
 * Converts between session time and wall-clock time. Always relative to the start, so that no error
 * accumulates.
 */
export class Pace {
  readonly #began: number;
  readonly #origin: number;
  readonly #speed: number;

  constructor({ began, origin, speed }: PaceOptions) {
    this.#began = began;
    this.#origin = origin;
    this.#speed = speed;
  }

  /** Nothing is waited for. */
  get isFullSpeed(): boolean {
    return this.#speed === Infinity;
  }

  /** Wall-clock time at which a session time is due. */
  dueAt(moment: number): number {
    return this.#began + (moment - this.#origin) / this.#speed;
  }

  /** The session time now; undefined at unlimited speed. */
  sessionTimeAt(now: number): number | undefined {
    return this.isFullSpeed ? undefined : this.#origin + (now - this.#began) * this.#speed;
  }
}
