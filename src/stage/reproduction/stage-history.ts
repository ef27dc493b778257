import type { FaultyRecorder } from '../faults/faulty-recorder.js';
import { type Action, type Direction, Directions, type Extent } from './direction.js';
import { type Reproduction, recipeFor, recipeText } from './reproduction.js';

/** Everything except requests that determines what is written on a stage. */
export type StageOrigin = Omit<Reproduction, 'directions' | 'now' | 'lost' | 'hasDemands'>;

/** Of a stage, how far it has come. */
interface Progress {
  /** The time on its clock, and that of its last step, in milliseconds since 1970. */
  readonly now: number;
  readonly reached: number;
  readonly isPaused: boolean;
  readonly hasEnded: boolean;
}

/** What was requested of a stage: it reproduces the session. */
export class StageHistory {
  /** Answers were demanded of a service, which are no part of a reproduction. */
  hasDemands = false;
  /** Commands were queued before the start, which run in the middle of later requests. */
  hasQueuedCommands = false;
  /** Ended on request, not because its time was up. */
  wasEnded = false;
  #origin: StageOrigin;
  readonly #recorder: FaultyRecorder;
  readonly #progress: () => Progress;
  readonly #directions = new Directions();

  constructor(origin: StageOrigin, recorder: FaultyRecorder, progress: () => Progress) {
    this.#origin = origin;
    this.#recorder = recorder;
    this.#progress = progress;
  }

  /** What was requested so far, when in the session, and the lines that it wrote. */
  get actions(): readonly Action[] {
    return this.#directions.requested.map(({ direction, extent: { at, before, after } }) => ({
      direction,
      at,
      wrote: this.#recorder.inner.linesBetween(before, after),
    }));
  }

  /** Everything that determined what was written so far. */
  get reproduction(): Reproduction {
    const { now: shown, reached, hasEnded } = this.#progress();
    const { start, seconds } = this.#origin;
    const isTimeUp = hasEnded && !this.wasEnded;
    const now = isTimeUp ? Math.max(start.getTime() + seconds * 1000, reached) : Math.floor(shown);
    const directions = [...this.#directions.all, ...(isTimeUp ? [{ leap: now }] : [])];
    const lost = this.hasQueuedCommands ? 'what was queued before it began' : undefined;
    return { ...this.#origin, directions, now, lost, hasDemands: this.hasDemands };
  }

  /** The same, up to now: while time runs, more happens than was requested. */
  get reproductionSoFar(): Reproduction {
    const { isPaused, hasEnded } = this.#progress();
    const { reproduction } = this;
    if (isPaused || hasEnded) return reproduction;
    return { ...reproduction, directions: [...reproduction.directions, { leap: reproduction.now }] };
  }

  /** How to reproduce it, for people. */
  get text(): string {
    return recipeText(recipeFor(this.reproduction, 'DIRECTORY', process.platform));
  }

  /** The beginning of what is noted later. */
  begin(): Omit<Extent, 'after'> {
    return { at: this.#progress().now, before: this.#recorder.inner.end };
  }

  /** Records what was carried out. */
  note(direction: Direction, begun = this.begin()): void {
    const extent = { ...begun, after: this.#recorder.inner.end };
    this.#directions.add(direction, extent);
    // Lines that wait for a fault to pass belong to it, too.
    const written = () => {
      extent.after = this.#recorder.inner.end;
    };
    this.#recorder.behind?.then(written, () => {});
  }

  /** Records how far the clock went by itself, or what cannot be repeated. */
  add(direction: Direction): void {
    this.#directions.add(direction);
  }

  /** The session ends at this time, as if that had been its length; returns the length in seconds. */
  shortenTo(end: number): number {
    const seconds = (end - this.#origin.start.getTime()) / 1000;
    this.#origin = { ...this.#origin, seconds };
    return seconds;
  }
}
