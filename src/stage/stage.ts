import type { JournalEvent } from '../journal/event.js';
import type { Moment } from '../simulate/conductor.js';
import { type Cue, Director } from '../simulate/director.js';
import type { Session } from '../simulate/session.js';
import { asRead, Chronicle } from './chronicle.js';
import { StageError } from './errors.js';
import { dated, InjectionRefused, injection, objections } from './inject/inject.js';
import { cueFor } from './situations/cue.js';
import { type StageState, stateOf } from './state.js';
import type { Recorder } from './time/paced.js';
import { StageClock, type StageClockOptions } from './time/stage-clock.js';
import { type Clock, waitUntil } from './time/wall-clock.js';

export interface StageParts {
  readonly session: Session;
  readonly recorder: Recorder;
  readonly wall: Clock;
  readonly clock: StageClockOptions;
  /** Told whenever something has been written. */
  readonly wrote?: () => void;
}

/** What a trigger brought. */
export interface Triggered {
  /** The lines it wrote, those of what it needed first included. */
  readonly events: readonly JournalEvent[];
  readonly state: StageState;
}

/** Milliseconds of work after which everybody else has a turn. */
const breath = 10;

/** A day of the session within one leap: what has not come by then never will. */
const farthestLeap = 24 * 60 * 60;

/** A running session that can be stopped, sped up, and made to do something else. */
export class Stage {
  readonly #director: Director;
  readonly #chronicle: Chronicle;
  readonly #wall: Clock;
  readonly #clock: StageClock;
  #turn = new AbortController();

  constructor({ session, recorder, wall, clock, wrote }: StageParts) {
    this.#director = new Director(session.play, session.conductor, session);
    this.#chronicle = new Chronicle(recorder, wrote);
    this.#wall = wall;
    this.#clock = new StageClock(wall, this.#director.due, clock);
  }

  /** The truth at this moment. */
  get state(): StageState {
    return stateOf(this.#director.play);
  }

  /** The lines written so far, the latest of them at least. */
  get written(): readonly JournalEvent[] {
    return this.#chronicle.written;
  }

  /** What stands in the file of a companion, such as Status. */
  companion(kind: string): JournalEvent | undefined {
    return this.#chronicle.companion(kind);
  }

  get speed(): number {
    return this.#clock.speed;
  }

  get isPaused(): boolean {
    return this.#clock.isPaused;
  }

  get hasEnded(): boolean {
    return this.#director.hasEnded;
  }

  /** Lets time run; at another speed, if one is given. */
  play(speed = this.#clock.speed): void {
    this.#clock.run(speed, this.#now);
    this.#clock.play(this.#now);
    this.#poke();
  }

  pause(): void {
    this.#clock.pause();
    this.#poke();
  }

  /** Lets the next thing happen that is written, whatever the clock says, and gives it. */
  step(): readonly Moment[] {
    this.#assertRunning();
    let moments: readonly Moment[] = [];
    while (moments.length === 0 && !this.hasEnded) moments = this.#advance();
    this.#leapt();
    return moments;
  }

  /** Lets everything happen at once that is due until a moment, in milliseconds since 1970. */
  leap(to: number): void {
    this.#assertRunning();
    while (!this.hasEnded && this.#director.due <= to) this.#advance();
    this.#leapt();
  }

  /** Lets the session begin at once: after it, what the game tells at start-up is written. */
  startUp(): void {
    while (!this.#director.hasOpened && !this.hasEnded) this.#advance();
    this.#leapt();
  }

  /** Makes a situation happen now, with all it needs first, and tells what was written. */
  bring(name: string, overrides: Readonly<Record<string, unknown>> = {}): Triggered {
    return this.#atOnce(cueFor(name, overrides, this.#director.play));
  }

  /**
   * Writes an event now, if the checker has nothing against it or it is to be written anyway. Its time is now unless it
   * brings its own, and what it tells becomes true.
   */
  put(event: unknown, { anyway = false }: { readonly anyway?: boolean } = {}): Triggered {
    const { now, dialect } = this.#director.play;
    const whole = dated(event, now);
    const findings = anyway ? [] : objections(whole, dialect);
    if (findings.length > 0) throw new InjectionRefused(whole.event, findings);
    return this.#atOnce(injection(whole));
  }

  /** A situation has its turn when its time has come: nothing is hurried. */
  situation(name: string, overrides: Readonly<Record<string, unknown>> = {}): void {
    this.cue(cueFor(name, overrides, this.#director.play));
  }

  /** Has its turn when its time has come: nothing is hurried. */
  cue(cue: Cue): void {
    this.#director.cue(cue);
    this.#poke();
  }

  /** Records what has been made so far; for effects, which come in the midst of something. */
  catchUp(): void {
    this.#chronicle.take(this.#director.take());
  }

  /** Tells of every line from now on. */
  watch(saw: (event: JournalEvent) => void): void {
    this.#chronicle.watch(saw);
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
        const isDue = this.#clock.dueAt(this.#director.due) <= this.#wall.now();
        if (isDue && this.#wall.now() - turn <= breath) {
          this.#advance();
        } else {
          this.#chronicle.settle();
          if (isDue) await new Promise((resolve) => setImmediate(resolve));
          else await this.#wait();
          turn = this.#wall.now();
        }
      }
      this.#chronicle.settle();
      return this.hasEnded;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Brings the session to its end: nobody plays any more. */
  end(): void {
    this.#chronicle.take(this.#director.end());
    this.#chronicle.settle();
    this.#poke();
  }

  /** A cue is carried out, however long it takes in the session, before anything else goes on. */
  #atOnce(cue: Cue): Triggered {
    this.#assertRunning();
    const progress = { isDone: false };
    this.#director.interject(cue, () => {
      progress.isDone = true;
    });
    const events: JournalEvent[] = [];
    const latest = this.#director.due + farthestLeap * 1000;
    try {
      while (!progress.isDone) {
        if (this.hasEnded) throw new StageError('the session came to its end before that could happen');
        if (this.#director.due > latest) throw new StageError('that did not come about within a day of the session');
        for (const { event } of this.#advance()) if (event) events.push(asRead(event));
      }
    } finally {
      this.#leapt();
    }
    return { events, state: this.state };
  }

  get #now(): number {
    return Math.round(this.#director.play.now * 1000);
  }

  #advance(): readonly Moment[] {
    const moments = this.#director.advance();
    this.#chronicle.take(moments);
    return moments;
  }

  /** Waits until something is due, or somebody has come in between. */
  async #wait(): Promise<void> {
    this.#turn = new AbortController();
    await waitUntil(this.#clock.dueAt(this.#director.due), this.#wall, this.#turn.signal);
  }

  #leapt(): void {
    this.#chronicle.settle();
    this.#clock.leapt(this.#now);
    this.#poke();
  }

  /** Whoever waits looks again at what is due. */
  #poke(): void {
    this.#turn.abort();
  }

  #assertRunning(): void {
    if (this.hasEnded) throw new StageError('the session has ended: nothing more can happen in it');
  }
}
