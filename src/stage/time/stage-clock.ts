import { Pace } from './pace.js';
import type { Clock } from './wall-clock.js';

export interface StageClockOptions {
  /** 1 is as fast as life, `Infinity` as fast as can be. */
  readonly speed: number;
  readonly isPaused?: boolean;
}

/** The clock of a stage: it runs with the one on the wall, faster or slower, and can be stopped. Moments are in milliseconds since 1970. */
export class StageClock {
  readonly #wall: Clock;
  #speed: number;
  #isPaused: boolean;
  /** Where it began to run, or where it stands. */
  #origin: number;
  #pace: Pace;

  /** Begins at a moment of the session. */
  constructor(wall: Clock, origin: number, { speed, isPaused = false }: StageClockOptions) {
    this.#wall = wall;
    this.#speed = speed;
    this.#isPaused = isPaused;
    this.#origin = origin;
    this.#pace = this.#paceFrom(origin);
  }

  get speed(): number {
    return this.#speed;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** The moment it shows; one that runs as fast as can be shows the latest that has come. */
  now(latest: number): number {
    if (this.#isPaused) return Math.max(this.#origin, latest);
    return Math.max(latest, this.#pace.sessionTimeAt(this.#wall.now()) ?? latest);
  }

  /** Goes on from the moment it shows. */
  play(latest: number): void {
    this.moveTo(this.now(latest));
    this.#isPaused = false;
  }

  pause(latest: number): void {
    this.moveTo(this.now(latest));
    this.#isPaused = true;
  }

  /** Runs at another speed from now on. */
  setSpeed(speed: number, latest: number): void {
    this.#origin = this.now(latest);
    this.#speed = speed;
    this.moveTo(this.#origin);
  }

  /** Shows another moment: the session has leapt to it. */
  moveTo(moment: number): void {
    this.#origin = moment;
    this.#pace = this.#paceFrom(moment);
  }

  /** When on the wall a moment of the session is due; never, while the clock stands. */
  dueAt(moment: number): number {
    return this.#isPaused ? Infinity : this.#pace.dueAt(moment);
  }

  #paceFrom(origin: number): Pace {
    return new Pace({ began: this.#wall.now(), origin, speed: this.#speed });
  }
}
