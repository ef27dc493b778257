import { assertInjectable, assertNamed, injectionCommand, withTimestamp } from '../direct/injection/injected-event.js';
import { maxActionTime } from '../direct/situations/deferred-command.js';
import { StageError } from '../direct/stage-error.js';
import type { JournalEvent } from '../journal/journal-event.js';
import type { ActivityCommand, Command } from '../simulate/session-command.js';
import { SessionRunner } from '../simulate/session-runner.js';
import type { Session } from '../simulate/simulated-session.js';
import type { TimedWrite } from '../simulate/timeline.js';
import type { World } from '../simulate/world/world.js';
import { EventLog, eventsIn } from './event-log.js';
import type { Recorder } from './time/paced-playback.js';

/** A session as it is played and written down, without any clock on the wall: each call lets something happen at once. */
export class StageTimeline {
  readonly log: EventLog;
  readonly #director: SessionRunner;
  #begun = 0;

  constructor(session: Session, recorder: Recorder, wrote?: (isAskedFor: boolean) => void) {
    this.#director = new SessionRunner(session.world, session.timeline, session);
    this.log = new EventLog(recorder, wrote);
  }

  get play(): World {
    return this.#director.world;
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
  get startedCount(): number {
    return this.#begun;
  }

  get hasEnded(): boolean {
    return this.#director.hasEnded;
  }

  enqueue(cue: Command): void {
    this.#director.enqueue(cue);
  }

  /** Lets the next bit happen. */
  runNext(): readonly TimedWrite[] {
    const moments = this.#director.runNext();
    this.log.add(moments);
    return moments;
  }

  /** Lets the next thing happen that is written. */
  step(): JournalEvent[] {
    this.#assertRunning();
    let moments: readonly TimedWrite[] = [];
    const latest = this.due + maxActionTime;
    while (moments.length === 0 && !this.hasEnded) {
      // Where only some kinds are written, none of them may ever come.
      if (this.due > latest) throw new StageError('nothing was written within a day of session time');
      moments = this.runNext();
    }
    return eventsIn(moments);
  }

  /** Lets everything happen that is due until a moment, or until it is enough for now. */
  runUntil(moment: number, isEnough: () => boolean = () => false): JournalEvent[] {
    this.#assertRunning();
    const events: JournalEvent[] = [];
    while (!this.hasEnded && this.due <= moment && !isEnough()) events.push(...eventsIn(this.runNext()));
    return events;
  }

  /** Lets the session begin: after it, what the game tells at start-up is made. */
  startUp(): void {
    while (!this.#director.hasStartedUp && !this.hasEnded) this.runNext();
  }

  /** A deed is carried out, however long it takes in the session, before anything else goes on. */
  runAction(deed: ActivityCommand): JournalEvent[] {
    this.#assertRunning();
    this.#begun += 1;
    const progress = { isDone: false };
    const retract = this.#director.insertNext(deed, () => {
      progress.isDone = true;
    });
    const events: JournalEvent[] = [];
    const latest = this.due + maxActionTime;
    try {
      while (!progress.isDone) {
        if (this.hasEnded) throw new StageError('the session ended before that could happen');
        if (this.due > latest) throw new StageError('that did not happen within a day of session time');
        events.push(...eventsIn(this.runNext()));
      }
      return events;
    } catch (error) {
      retract();
      throw error;
    }
  }

  /** Writes an event, if the checker has nothing against it or it is to be written anyway; what it tells becomes true. */
  inject(event: unknown, anyway: boolean): JournalEvent[] {
    this.#assertRunning();
    const named = assertNamed(event);
    if (!anyway)
      assertInjectable(withTimestamp(named, this.play.now), this.play.dialect, this.log.written.at(-1)?.timestamp);
    const cue = injectionCommand(named);
    if ('act' in cue) return this.runAction(cue);
    this.#begun += 1;
    const moments = this.#director.writeNow(cue.remark);
    this.log.add(moments);
    return eventsIn(moments);
  }

  /** Records what has been made so far; for effects, which come in the midst of something. */
  catchUp(): void {
    this.log.add(this.#director.takePending());
  }

  /** Brings the session to its end: nobody plays any more. */
  end(): void {
    this.log.add(this.#director.end());
  }

  #assertRunning(): void {
    if (this.hasEnded) throw new StageError('the session has ended');
  }
}
