import { assertInjectable, injectionCommand } from '../direct/injection/injected-event.js';
import { assertNamed, withTimestamp } from '../direct/injection/injection-findings.js';
import { maxActionTime } from '../direct/situations/deferred-command.js';
import { StageError } from '../direct/stage-error.js';
import type { JournalEvent } from '../journal/journal-event.js';
import type { Session } from '../simulate/session.js';
import type { ActivityCommand } from '../simulate/session-command.js';
import type { TimedWrite } from '../simulate/session-output.js';
import { EventLog, eventsIn } from './event-log.js';
import type { FaultyRecorder } from './faults/faulty-recorder.js';

/** A session, and where it is written: whatever happens in it is recorded at once, and reaches the disk when it is flushed. */
export class RecordedSession {
  readonly log = new EventLog();
  readonly #session: Session;
  readonly #recorder: FaultyRecorder;
  readonly #onWrite: (isRequested: boolean) => void;
  #hasUnflushed = false;
  #begun = 0;

  /** `onWrite` is called whenever something has reached the disk, with whether it was requested: otherwise it was due. */
  constructor(session: Session, recorder: FaultyRecorder, onWrite: (isRequested: boolean) => void) {
    this.#session = session;
    this.#recorder = recorder;
    this.#onWrite = onWrite;
  }

  /** How many requests have begun; one that is refused does not. */
  get begun(): number {
    return this.#begun;
  }

  /** Carries out a command before anything else, however long it takes in the session. */
  carryOut(command: ActivityCommand): JournalEvent[] {
    this.assertRunning();
    this.#begun += 1;
    const progress = { isDone: false };
    const retract = this.#session.interrupt(command, () => {
      progress.isDone = true;
    });
    const events: JournalEvent[] = [];
    const latest = this.#session.due + maxActionTime;
    try {
      while (!progress.isDone) {
        if (this.#session.hasEnded) {
          throw new StageError('the session ended before that could happen', { code: 'ended' });
        }
        if (this.#session.due > latest) throw new StageError('that did not happen within a day of session time');
        events.push(...eventsIn(this.advance()));
      }
      return events;
    } catch (error) {
      retract();
      throw error;
    }
  }

  /** Writes an event from outside, or does what leads to it; `anyway`, even if the checker has something to say about it. */
  inject(event: unknown, anyway: boolean): JournalEvent[] {
    this.assertRunning();
    const named = assertNamed(event);
    const { world } = this.#session;
    if (!anyway) assertInjectable(withTimestamp(named, world.now), world.dialect, this.log.written.at(-1)?.timestamp);
    const command = injectionCommand(named);
    if ('act' in command) return this.carryOut(command);
    this.#begun += 1;
    const writes = this.#session.writeNow(command.writeNow);
    this.#record(writes);
    return eventsIn(writes);
  }

  /** Lets everything happen that is due until a time, or until it is enough for one turn. */
  runUntil(to: number, isEnough: () => boolean = () => false): JournalEvent[] {
    this.assertRunning();
    const events: JournalEvent[] = [];
    while (!this.#session.hasEnded && this.#session.due <= to && !isEnough()) events.push(...eventsIn(this.advance()));
    return events;
  }

  runToNextWrite(): JournalEvent[] {
    this.assertRunning();
    let writes: readonly TimedWrite[] = [];
    const latest = this.#session.due + maxActionTime;
    while (writes.length === 0 && !this.#session.hasEnded) {
      // If only some kinds are written, none of them may ever come.
      if (this.#session.due > latest) throw new StageError('nothing was written within a day of session time');
      writes = this.advance();
    }
    return eventsIn(writes);
  }

  /** Everything that the game writes at start-up. */
  startUp(): void {
    while (!this.#session.hasStartedUp && !this.#session.hasEnded) this.advance();
  }

  end(): void {
    this.#record(this.#session.end());
  }

  /** Records what has been written in the middle of the current step; for commands that take effect there. */
  recordPending(): void {
    this.#record(this.#session.takePending());
  }

  /** Lets the next thing happen, and records what it writes. */
  advance(): readonly TimedWrite[] {
    const writes = this.#session.advance();
    this.#record(writes);
    return writes;
  }

  #record(writes: readonly TimedWrite[]): void {
    for (const write of writes) {
      this.#recorder.add(write);
      this.log.add(write);
      this.#hasUnflushed = true;
    }
  }

  /** Writes to disk what was recorded. */
  flush(isRequested = false): void {
    if (!this.#hasUnflushed) return;
    this.#hasUnflushed = false;
    this.#recorder.flush();
    this.#onWrite(isRequested);
  }

  assertRunning(): void {
    if (this.#session.hasEnded) throw new StageError('the session has ended', { code: 'ended' });
  }
}
