import { assertInjectable, injectionCommand } from '../direct/injection/injected-event.js';
import { assertNamed, withTimestamp } from '../direct/injection/injection-findings.js';
import { maxActionTime } from '../direct/situations/deferred-command.js';
import { StageError } from '../direct/stage-error.js';
import type { Catalogue } from '../interface/kind-catalogue.js';
import type { Members } from '../interface/object-rule.js';
import { formatCompanion, formatLine } from '../journal/format/format-line.js';
import type { JournalEvent } from '../journal/journal-event.js';
import { parseExactly } from '../journal/parse/exact-json.js';
import type { Session } from '../simulate/session.js';
import type { ActivityCommand } from '../simulate/session-command.js';
import type { TimedWrite } from '../simulate/session-output.js';
import type { Where } from '../state/journal-state.js';
import { EventLog, eventsIn } from './event-log.js';
import type { FaultyRecorder } from './faults/faulty-recorder.js';

/** Callbacks for what a session writes. */
export interface WriteListeners {
  /** After each write to disk; `isRequested` distinguishes requests from what was due. */
  readonly onWrite?: (isRequested: boolean) => void;
}

/** Receives lines, with where they are, and companions. */
type Follower = (event: Members, line?: Where) => void;

/** What injected events are judged by, besides the dialect. */
export interface Knowing {
  readonly catalogue?: Catalogue | undefined;
}

/** A session and its recorder: events are recorded as they happen, and reach the disk on `flush`. */
export class RecordedSession {
  readonly log = new EventLog();
  readonly #session: Session;
  readonly #recorder: FaultyRecorder;
  readonly #onWrite: NonNullable<WriteListeners['onWrite']>;
  readonly #catalogue: Catalogue | undefined;
  readonly #followers: Follower[] = [];
  #hasUnflushed = false;
  #begun = 0;

  constructor(session: Session, recorder: FaultyRecorder, { onWrite = () => {}, catalogue }: WriteListeners & Knowing) {
    this.#session = session;
    this.#recorder = recorder;
    this.#onWrite = onWrite;
    this.#catalogue = catalogue;
  }

  /** Calls back for each line and companion of the first commander, as a reader finds it. */
  follow(callback: Follower): void {
    this.#followers.push(callback);
  }

  /** Requests that have begun; refused ones do not count. */
  get begun(): number {
    return this.#begun;
  }

  /** Carries out a command before anything else, however much session time it takes. */
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

  /** Writes an injected event, or does what leads to it. With `anyway`, even if the checker objects. */
  inject(event: unknown, anyway: boolean): JournalEvent[] {
    this.assertRunning();
    const named = assertNamed(event);
    const { now, dialect } = this.#session.world;
    const last = this.log.written.at(-1)?.timestamp;
    if (!anyway) assertInjectable(withTimestamp(named, now), dialect, last, this.#catalogue);
    const command = injectionCommand(named);
    if ('act' in command) return this.carryOut(command);
    this.#begun += 1;
    const writes = this.#session.writeNow(command.writeNow);
    this.#record(writes);
    return eventsIn(writes);
  }

  /** Runs everything due until a time, or until `isEnough`. */
  runUntil(to: number, isEnough: () => boolean = () => false): JournalEvent[] {
    this.assertRunning();
    const events: JournalEvent[] = [];
    while (!this.#session.hasEnded && this.#session.due <= to && !isEnough()) events.push(...eventsIn(this.advance()));
    return events;
  }

  runToNextWrite(): JournalEvent[] {
    this.assertRunning();
    let writes: readonly TimedWrite[] = [];
    const isOfFirst = ({ isSecond }: TimedWrite) => !isSecond;
    const latest = this.#session.due + maxActionTime;
    while (!writes.some(isOfFirst) && !this.#session.hasEnded) {
      // With a filter on kinds, nothing may ever be written.
      if (this.#session.due > latest) throw new StageError('nothing was written within a day of session time');
      writes = this.advance();
    }
    return eventsIn(writes);
  }

  /** Runs the start-up sequence of the game. */
  startUp(): void {
    while (!this.#session.hasStartedUp && !this.#session.hasEnded) this.advance();
  }

  end(): void {
    this.#record(this.#session.end());
  }

  /** Records the writes so far of the current step; for commands that take effect there. */
  recordPending(): void {
    this.#record(this.#session.takePending());
  }

  /** Takes the next step and records its writes. */
  advance(): readonly TimedWrite[] {
    const writes = this.#session.advance();
    this.#record(writes);
    return writes;
  }

  #record(writes: readonly TimedWrite[]): void {
    for (const write of writes) {
      this.#recorder.add(write);
      this.log.add(write);
      if (!write.isSecond) for (const follower of this.#followers) this.#tell(follower, write);
      this.#hasUnflushed = true;
    }
  }

  #tell(follower: Follower, { event, companion }: TimedWrite): void {
    if (!event) return follower(asRead(formatCompanion(companion)));
    const { file, line } = this.#recorder.inner.nextLine();
    follower(asRead(formatLine(event)), { file, line: line - 1, timestamp: event.timestamp });
  }

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

/** Numbers are rounded when they are written, and a tool knows no others. */
function asRead(text: string): Members {
  return parseExactly(text) as Members;
}
