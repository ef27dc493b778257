import { Pace } from './pace.js';
import type { Clock } from './wall-clock.js';

export interface StageClockOptions {
  /** 1 is real time, `Infinity` does not wait at all. */
  readonly speed: number;
  readonly isPaused?: boolean;
}

/**
 * The clock of a stage: follows the wall clock at a factor, and can be paused. Times are in milliseconds
 * since 1970.
 */
export class StageClock {
  readonly #wall: Clock;
  #speed: number;
  #isPaused: boolean;
  /** Where it started running, or where it is paused. */
  #origin: number;
  #pace: Pace;

  /** Starts at a session time. */
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

  /** The session time; at unlimited speed the latest reached. */
  now(latest: number): number {
    if (this.#isPaused) return Math.max(this.#origin, latest);
    return Math.max(latest, this.#pace.sessionTimeAt(this.#wall.now()) ?? latest);
  }

  /** Continues from the time it shows. */
  play(latest: number): void {
    this.moveTo(this.now(latest));
    this.#isPaused = false;
  }

  pause(latest: number): void {
    this.moveTo(this.now(latest));
    this.#isPaused = true;
  }

  /** Changes the speed. */
  setSpeed(speed: number, latest: number): void {
    this.#origin = this.now(latest);
    this.#speed = speed;
    this.moveTo(this.#origin);
  }

  /** Sets the clock after a leap of the session. */
  moveTo(moment: number): void {
    this.#origin = moment;
    this.#pace = this.#paceFrom(moment);
  }

  /** Wall-clock time at which a session time is due; never while paused. */
  dueAt(moment: number): number {
    return this.#isPaused ? Infinity : this.#pace.dueAt(moment);
  }

  #paceFrom(origin: number): Pace {
    return new Pace({ began: this.#wall.now(), origin, speed: this.#speed });
  }
}
