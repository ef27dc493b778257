import { Pace } from './pace.js';
import type { Clock } from './wall-clock.js';

export interface StageClockOptions {
  /** 1 is as fast as life, `Infinity` as fast as can be. */
  readonly speed: number;
  readonly isPaused?: boolean;
}

/** The clock of a stage: it runs with the one on the wall, faster or slower, and can be stopped. */
export class StageClock {
  readonly #wall: Clock;
  #speed: number;
  #isPaused: boolean;
  #pace: Pace;

  /** Begins at a moment of the session, in milliseconds since 1970. */
  constructor(wall: Clock, origin: number, { speed, isPaused = false }: StageClockOptions) {
    this.#wall = wall;
    this.#speed = speed;
    this.#isPaused = isPaused;
    this.#pace = this.#from(origin);
  }

  get speed(): number {
    return this.#speed;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Goes on from a moment of the session. */
  play(from: number): void {
    this.#isPaused = false;
    this.#pace = this.#from(from);
  }

  pause(): void {
    this.#isPaused = true;
  }

  /** Runs at another speed from a moment of the session on. */
  run(speed: number, from: number): void {
    this.#speed = speed;
    this.#pace = this.#from(from);
  }

  /** The session has leapt to a moment. */
  leapt(to: number): void {
    this.#pace = this.#from(to);
  }

  /** When on the wall a moment of the session is due; never, while the clock stands. */
  dueAt(moment: number): number {
    return this.#isPaused ? Infinity : this.#pace.dueAt(moment);
  }

  #from(origin: number): Pace {
    return new Pace({ began: this.#wall.now(), origin, speed: this.#speed });
  }
}
