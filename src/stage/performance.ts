import type { JournalEvent } from '../journal/event.js';
import type { Moment } from '../simulate/conductor.js';
import type { Cue, Deed } from '../simulate/cue.js';
import { Director } from '../simulate/director.js';
import type { Play } from '../simulate/play/play.js';
import type { Session } from '../simulate/session.js';
import { Chronicle, linesOf } from './chronicle.js';
import { StageError } from './errors.js';
import { dated, injection, refuse, withName } from './inject/inject.js';
import type { Recorder } from './time/paced.js';

/** A day of the session for one deed: what has not come by then never will. */
export const longestDeed = 24 * 60 * 60 * 1000;

/** A session as it is played and written down, without any clock on the wall: each call lets something happen at once. */
export class Performance {
  readonly chronicle: Chronicle;
  readonly #director: Director;
  #begun = 0;

  constructor(session: Session, recorder: Recorder, wrote?: (isAskedFor: boolean) => void) {
    this.#director = new Director(session.play, session.conductor, session);
    this.chronicle = new Chronicle(recorder, wrote);
  }

  get play(): Play {
    return this.#director.play;
  }

  /** The moment of the last thing that happened, in milliseconds since 1970. */
  get now(): number {
    return Math.round(this.play.now * 1000);
  }

  /** When the next bit is due. */
  get due(): number {
    return this.#director.due;
  }

  /** How many of the things that were asked for were begun: what is refused is not. */
  get begun(): number {
    return this.#begun;
  }

  get hasEnded(): boolean {
    return this.#director.hasEnded;
  }

  cue(cue: Cue): void {
    this.#director.cue(cue);
  }

  /** Lets the next bit happen. */
  advance(): readonly Moment[] {
    const moments = this.#director.advance();
    this.chronicle.take(moments);
    return moments;
  }

  /** Lets the next thing happen that is written. */
  step(): JournalEvent[] {
    this.#assertRunning();
    let moments: readonly Moment[] = [];
    const latest = this.due + longestDeed;
    while (moments.length === 0 && !this.hasEnded) {
      // Where only some kinds are written, none of them may ever come.
      if (this.due > latest) throw new StageError('nothing was written within a day of session time');
      moments = this.advance();
    }
    return linesOf(moments);
  }

  /** Lets everything happen that is due until a moment, or until it is enough for now. */
  until(moment: number, isEnough: () => boolean = () => false): JournalEvent[] {
    this.#assertRunning();
    const events: JournalEvent[] = [];
    while (!this.hasEnded && this.due <= moment && !isEnough()) events.push(...linesOf(this.advance()));
    return events;
  }

  /** Lets the session begin: after it, what the game tells at start-up is made. */
  startUp(): void {
    while (!this.#director.hasOpened && !this.hasEnded) this.advance();
  }

  /** A deed is carried out, however long it takes in the session, before anything else goes on. */
  carryOut(deed: Deed): JournalEvent[] {
    this.#assertRunning();
    this.#begun += 1;
    const progress = { isDone: false };
    const retract = this.#director.interject(deed, () => {
      progress.isDone = true;
    });
    const events: JournalEvent[] = [];
    const latest = this.due + longestDeed;
    try {
      while (!progress.isDone) {
        if (this.hasEnded) throw new StageError('the session ended before that could happen');
        if (this.due > latest) throw new StageError('that did not happen within a day of session time');
        events.push(...linesOf(this.advance()));
      }
      return events;
    } catch (error) {
      retract();
      throw error;
    }
  }

  /** Writes an event, if the checker has nothing against it or it is to be written anyway; what it tells becomes true. */
  put(event: unknown, anyway: boolean): JournalEvent[] {
    this.#assertRunning();
    const named = withName(event);
    if (!anyway) refuse(dated(named, this.play.now), this.play.dialect, this.chronicle.written.at(-1)?.timestamp);
    const cue = injection(named);
    if ('act' in cue) return this.carryOut(cue);
    this.#begun += 1;
    const moments = this.#director.say(cue.remark);
    this.chronicle.take(moments);
    return linesOf(moments);
  }

  /** Records what has been made so far; for effects, which come in the midst of something. */
  catchUp(): void {
    this.chronicle.take(this.#director.take());
  }

  /** Brings the session to its end: nobody plays any more. */
  end(): void {
    this.chronicle.take(this.#director.end());
  }

  #assertRunning(): void {
    if (this.hasEnded) throw new StageError('the session has ended');
  }
}
