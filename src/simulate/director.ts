import type { Conductor, Moment } from './conductor.js';
import type { Cue, Deed, Effect, Leap, Moves, Pause, Remark } from './cue.js';
import type { Play } from './play/play.js';
import { isAtRest } from './play/rest.js';
import { type Activity, type Step, wait } from './play/step.js';

export interface Direction {
  /** How it begins. */
  readonly opening: Activity;
  /** What goes on where nothing else does; begun anew after each interruption. */
  readonly story: (play: Play) => Activity;
}

/** Lets a play happen bit by bit, and lets cues come in between. What comes depends on the cues alone, not on when they are asked for on the wall. */
export class Director {
  readonly play: Play;
  readonly #conductor: Conductor;
  readonly #story: (play: Play) => Activity;
  #activity: Activity;
  readonly #cues: Cue[] = [];
  /** Tells whether the cue whose turn it is has come to its end; nothing while it is nobody's turn. */
  #isDone: (() => boolean) | undefined;
  /** Whether that is a pause. */
  #isWaiting = false;
  #hasBegun = false;
  #hasOpened = false;
  #hasEnded = false;

  constructor(play: Play, conductor: Conductor, { opening, story }: Direction) {
    this.play = play;
    this.#conductor = conductor;
    this.#activity = opening;
    this.#story = story;
  }

  /** When the next bit is due, in milliseconds since 1970. */
  get due(): number {
    return Math.round(this.#conductor.due * 1000);
  }

  /** Whether the opening is behind us. */
  get hasOpened(): boolean {
    return this.#hasOpened;
  }

  /** Whether all is over, the end included. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether cues are left that have not come to their end. */
  get isDirected(): boolean {
    return this.#cues.length > 0 || this.#isDone !== undefined;
  }

  /** Has its turn when those before it have had theirs. */
  cue(cue: Cue): void {
    this.#cues.push(cue);
  }

  /**
   * Has its turn before all others that wait, and then `done` is called; a pause is interrupted for it. What is given back
   * takes it back, if it has not come to its end.
   */
  interject(deed: Deed, done: () => void): () => void {
    const pause = this.#isWaiting ? this.#isDone : undefined;
    if (pause) this.#isDone = undefined;
    this.#isWaiting = false;
    const goOn = () => {
      this.#isDone = pause;
      this.#isWaiting = pause !== undefined;
    };
    const after: Effect = {
      effect() {
        done();
        goOn();
      },
    };
    this.#cues.unshift(deed, after);
    return () => {
      const left = this.#cues.filter((cue) => cue !== deed && cue !== after);
      if (left.length === this.#cues.length) return;
      this.#cues.splice(0, Infinity, ...left);
      goOn();
    };
  }

  /** Writes something at once, whatever goes on, and gives it. */
  say({ write, anyway }: Remark['remark']): Moment[] {
    this.#conductor.begin({ write, ...(anyway && { anyway }) });
    return this.#conductor.take();
  }

  /** Forgets the cues that have not had their turn, and lets the present one be. */
  forget(): void {
    this.#cues.length = 0;
    this.#isDone = undefined;
    this.#isWaiting = false;
  }

  /** Lets the next bit happen, and gives what is to be written of it. */
  advance(): Moment[] {
    if (this.#hasEnded) return [];
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      this.#conductor.open();
      return this.#conductor.take();
    }
    if (this.#conductor.isOver) return this.end();
    this.#heed();
    const made = this.#conductor.take();
    if (made.length > 0) return made;
    if (this.#conductor.isPassing) this.#conductor.pass();
    else this.#step();
    if (this.#isDone?.()) this.#isDone = undefined;
    this.#isWaiting &&= this.#isDone !== undefined;
    this.#effects();
    return this.#conductor.take();
  }

  /** Gives what was made in the midst of the present bit, before the rest of it. */
  take(): Moment[] {
    return this.#conductor.take();
  }

  /** Brings everything to its end: nobody plays any more. */
  end(): Moment[] {
    if (this.#hasEnded) return [];
    this.#hasEnded = true;
    this.forget();
    this.#conductor.close();
    return this.#conductor.take();
  }

  /** What takes no time has its turn as soon as what comes before it has come to its end. */
  #effects(): void {
    while (this.#isDone === undefined) {
      const [cue] = this.#cues;
      if (cue && 'effect' in cue) cue.effect();
      else if (cue && 'remark' in cue) this.#conductor.begin(cue.remark);
      else if (cue && 'until' in cue) this.#leap(cue);
      else if (cue && 'moves' in cue) this.#move(cue);
      else return;
      this.#cues.shift();
    }
  }

  /** Gives the next cue its turn, if it is time for one. */
  #heed(): void {
    this.#effects();
    const [cue] = this.#cues;
    if (this.#isDone !== undefined || cue === undefined || !('act' in cue || 'seconds' in cue)) return;
    if ('act' in cue && !(this.#hasOpened && isAtRest(this.play))) return;
    this.#cues.shift();
    if ('act' in cue) this.#begin(cue);
    else this.#wait(cue);
  }

  #wait({ seconds }: Pause): void {
    const until = this.play.now + seconds;
    this.#isDone = () => this.play.now >= until;
    this.#isWaiting = true;
  }

  /** What is due behind the moment is left to what comes next. */
  #leap({ until }: Leap): void {
    if (this.due <= until) this.#isDone = () => this.due > until;
  }

  #move({ moves }: Moves): void {
    let left = moves;
    this.#isDone = () => {
      if (this.#conductor.hasMade) left -= 1;
      return left <= 0;
    };
  }

  #begin({ act, isReached }: Deed): void {
    this.#conductor.cut();
    // What is not gone on with still puts away what it has in hand.
    this.#activity.return();
    let isOver = false;
    const { play } = this;
    this.#activity = (function* () {
      // Whatever is done takes whole seconds, and begins with one.
      if (!Number.isInteger(play.now)) yield wait(Math.ceil(play.now) - play.now);
      yield* act(play);
      isOver = true;
    })();
    this.#isDone = () => isOver || (isReached?.(play) ?? false);
  }

  #step(): void {
    const { done, value } = this.#next();
    if (!done) {
      this.#conductor.begin(value);
    } else {
      this.#hasOpened = true;
      this.#activity = this.#story(this.play);
    }
  }

  /** What fails is over: nobody waits for it any more. */
  #next(): IteratorResult<Step, void> {
    try {
      return this.#activity.next();
    } catch (error) {
      this.#isDone = undefined;
      throw error;
    }
  }
}
