import { noLinesHint } from '../direct/situations/silence.js';
import { situationCommand } from '../direct/situations/situation-command.js';
import { StageError } from '../direct/stage-error.js';
import { type StageState, stateOf } from '../direct/state/stage-state.js';
import type { JournalEvent } from '../journal/journal-event.js';
import type { Command } from '../simulate/session-command.js';
import type { Session } from '../simulate/simulated-session.js';
import { StageTimeline } from './stage-timeline.js';
import { assertLeap, assertSpeed } from './time/clock-limits.js';
import type { Recorder } from './time/paced-playback.js';
import { StageClock, type StageClockOptions } from './time/stage-clock.js';
import { type Clock, waitUntil } from './time/wall-clock.js';

export interface StageParts {
  readonly session: Session;
  readonly recorder: Recorder;
  readonly wall: Clock;
  readonly clock: StageClockOptions;
  /** Told whenever something has been written, because its time had come or since it was asked for. */
  readonly wrote?: (isAskedFor: boolean) => void;
}

/** The result of a trigger or an injection. */
export interface Triggered {
  /** The lines that were written, including those of anything that had to happen first. */
  readonly events: readonly JournalEvent[];
  readonly state: StageState;
  /** What to know about it, such as that the dialect has no lines for it. */
  readonly hint?: string;
}

/** What is set for a situation, as somebody wrote it. */
type RawSettings = Readonly<Record<string, unknown>>;

/** Milliseconds of work after which everybody else has a turn. */
const maxTurn = 10;

/** A running session that can be paused, sped up and directed. */
export class StageRunner {
  readonly #performance: StageTimeline;
  readonly #wall: Clock;
  readonly #clock: StageClock;
  #turn = new AbortController();
  /** Meanwhile nothing happens by the clock. */
  #isLeaping = false;

  constructor({ session, recorder, wall, clock, wrote }: StageParts) {
    this.#performance = new StageTimeline(session, recorder, wrote);
    this.#wall = wall;
    this.#clock = new StageClock(wall, this.#performance.due, clock);
  }

  /** The true state at this moment. */
  get state(): StageState {
    return stateOf(this.#performance.play);
  }

  /** The lines written so far; of a long session at least the latest. */
  get written(): readonly JournalEvent[] {
    return this.#performance.log.written;
  }

  /** The content of a companion file, such as Status. */
  companion(kind: string): JournalEvent | undefined {
    return this.#performance.log.companion(kind);
  }

  get speed(): number {
    return this.#clock.speed;
  }

  get isPaused(): boolean {
    return this.#clock.isPaused;
  }

  get hasEnded(): boolean {
    return this.#performance.hasEnded;
  }

  /** The time that the clock shows, in milliseconds since 1970. */
  get shown(): number {
    return this.#clock.now(this.#performance.now);
  }

  /** How many of the things that were asked for were begun: what is refused is not. */
  protected get begun(): number {
    return this.#performance.startedCount;
  }

  /** Lets everything happen that is due by now, so that what is asked for comes after it; gives the moment. */
  protected catchUpWithClock(): number {
    const moment = Math.floor(this.shown);
    this.#performance.runUntil(moment);
    this.#performance.log.flush();
    return moment;
  }

  /** Lets time run, at another speed if one is given. */
  play(speed = this.#clock.speed): void {
    this.setSpeed(speed);
    this.#clock.play(this.#performance.now);
  }

  pause(): void {
    this.#clock.pause(this.#performance.now);
    this.#poke();
  }

  /** Changes the speed, from now on or from when time runs again. */
  setSpeed(speed: number): void {
    assertSpeed(speed);
    this.#clock.setSpeed(speed, this.#performance.now);
    this.#poke();
  }

  /** Makes the next thing that is written happen now, whatever the clock says, and returns the lines written. */
  step(): readonly JournalEvent[] {
    return this.#atOnce(() => this.#performance.step());
  }

  /**
   * Makes everything happen now that is due until the given time, in milliseconds since 1970 and at most a week ahead, and
   * returns the lines written.
   */
  leap(to: number): readonly JournalEvent[] {
    this.#refuseLeap(to);
    const events = this.#atOnce(() => this.#performance.runUntil(to));
    this.#clock.moveTo(Math.max(to, this.#performance.now));
    return events;
  }

  /**
   * The same as `leap`, but without blocking: other work gets a turn meanwhile, and aborting the signal stops it where
   * it is.
   */
  async leapPatiently(to: number, signal: AbortSignal): Promise<readonly JournalEvent[]> {
    this.#refuseLeap(to);
    const events: JournalEvent[] = [];
    this.#isLeaping = true;
    try {
      for (;;) {
        const began = this.#wall.now();
        const isEnough = () => this.#wall.now() - began > maxTurn;
        events.push(...this.#atOnce(() => this.#performance.runUntil(to, isEnough)));
        if (this.hasEnded || this.#performance.due > to) break;
        await new Promise((resolve) => setImmediate(resolve));
        if (signal.aborted) throw new StageError(`the leap was cancelled at ${this.state.timestamp}`);
        if (this.hasEnded) break;
      }
      this.#clock.moveTo(Math.max(to, this.#performance.now));
      return events;
    } finally {
      this.#isLeaping = false;
      this.#poke();
    }
  }

  /** Begins the session at once: afterwards, everything that the game writes at start-up has been written. */
  startUp(): void {
    this.#atOnce(() => this.#performance.startUp());
  }

  /** Makes a situation happen now, along with everything it needs first, and returns what was written. */
  bring(name: string, settings: RawSettings = {}): Triggered {
    const deed = situationCommand(name, settings, this.#performance.play);
    const events = this.#atOnce(() => this.#performance.runAction(deed));
    const hint = noLinesHint(name, this.#performance.play.dialect);
    return { events, state: this.state, ...(hint !== undefined && { hint }) };
  }

  /**
   * Writes an event now. Throws `InjectionRefused` if the checker objects, unless `anyway` is set. Its time is now unless it
   * has a timestamp, and the state of the session follows it.
   */
  put(event: unknown, { anyway = false }: { readonly anyway?: boolean } = {}): Triggered {
    const events = this.#atOnce(() => this.#performance.inject(event, anyway));
    return { events, state: this.state };
  }

  /** A situation has its turn when its time has come: nothing is hurried. */
  situation(name: string, settings: RawSettings = {}): void {
    this.cue(situationCommand(name, settings, this.#performance.play));
  }

  /** Has its turn when its time has come: nothing is hurried. */
  cue(cue: Command): void {
    this.#performance.enqueue(cue);
    this.#poke();
  }

  /** Records what has been made so far; for effects, which come in the midst of something. */
  catchUp(): void {
    this.#performance.catchUp();
  }

  /** Calls back for every line from now on. */
  watch(saw: (event: JournalEvent) => void): void {
    this.#performance.log.watch(saw);
  }

  /**
   * Runs until the session has come to its end; `false` if it was told to stop before. What is due at the same moment is
   * written together: some readers overlook what follows within milliseconds.
   */
  async run(signal: AbortSignal): Promise<boolean> {
    const stop = () => this.#poke();
    signal.addEventListener('abort', stop);
    try {
      let turn = this.#wall.now();
      while (!this.hasEnded && !signal.aborted) {
        const isDue = this.#dueAt <= this.#wall.now();
        const { behind } = this.#performance.log;
        if (isDue && !behind && this.#wall.now() - turn <= maxTurn) {
          this.#performance.runNext();
        } else {
          this.#performance.log.flush();
          await (behind ?? (isDue ? yieldToOthers() : this.#wait()));
          turn = this.#wall.now();
        }
      }
      this.#performance.log.flush();
      if (!signal.aborted) await this.#performance.log.behind;
      return this.hasEnded;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Ends the session: Status then says that nobody is playing. */
  end(): void {
    this.#atOnce(() => this.#performance.end());
  }

  /** Something happens that is asked for: it reaches the disk at once, and the clock goes on from there. */
  #atOnce<T>(deed: () => T): T {
    const { now } = this.#performance;
    try {
      return deed();
    } finally {
      this.#performance.log.flush(true);
      if (this.#performance.now !== now) this.#clock.moveTo(this.#performance.now);
      this.#poke();
    }
  }

  /** Waits until something is due, or somebody has come in between. The process need not stay alive for it. */
  async #wait(): Promise<void> {
    this.#turn = new AbortController();
    await waitUntil(this.#dueAt, this.#wall, this.#turn.signal, true);
  }

  /** When on the wall something is due. */
  get #dueAt(): number {
    return this.#isLeaping ? Infinity : this.#clock.dueAt(this.#performance.due);
  }

  #refuseLeap(to: unknown): asserts to is number {
    assertLeap(to, { shown: this.shown, due: this.#performance.due });
  }

  /** Whoever waits looks again at what is due. */
  #poke(): void {
    this.#turn.abort();
  }
}

/** Lets everybody else have a turn; if there is nobody else any more, the process may end. */
async function yieldToOthers(): Promise<void> {
  await new Promise<void>((resolve) => {
    // An immediate that holds no process would not be looked at before the next timer.
    setTimeout(resolve, 0).unref();
  });
}
