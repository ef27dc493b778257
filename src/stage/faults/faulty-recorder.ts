import path from 'node:path';
import type { BrokenLine, FaultyExchange, UnwrittenLine } from '../../direct/faults/fault.js';
import { type FaultRequest, isOnce } from '../../direct/faults/fault-request.js';
import type { ServiceName } from '../../direct/service-names.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { carriageReturn, lineFeed } from '../../journal/ascii.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { faultsMark } from '../../journal/journal-marker.js';
import { companionOf } from '../../journal/write/companion-writer.js';
import { markAsOurs } from '../../journal/write/ownership-marker.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import { once } from '../../words/memo.js';
import type { Recorder, SessionRecorder } from '../record/session-recorder.js';
import type { Clock } from '../time/wall-clock.js';
import { FaultTracker, type FaultTrackerOptions } from './fault-tracker.js';
import { FaultyCompanions } from './faulty-companions.js';
import { FaultyFiles } from './faulty-files.js';
import { PendingWrites } from './pending-writes.js';
import type { ScheduledFault } from './scheduled-fault.js';

export interface FaultyRecorderOptions extends Omit<FaultTrackerOptions, 'onLasting'> {
  readonly dialect: Dialect;
  readonly catalogue?: Catalogue | undefined;
  /** Passing faults last in real time, by this clock. */
  readonly clock: Clock;
}

/** Milliseconds between the two halves of a line, and before a file is cut. */
const pause = 250;

/** The key of the journal in PendingWrites; companions have the name of their file. */
const journalKey = 'the journal';

/** Wraps a recorder: writes what it would, with the requested faults, and keeps the answer key. */
export class FaultyRecorder implements Recorder {
  readonly inner: SessionRecorder;
  readonly tracker: FaultTracker;
  readonly #knows: Pick<UnwrittenLine, 'dialect' | 'catalogue'>;
  readonly #pending: PendingWrites;
  readonly #files: FaultyFiles;
  readonly #companions: FaultyCompanions;
  /** The timestamp of the last readable event. */
  #before: string | undefined;
  /** The length of the last line ending; 0 if the last line has none yet. */
  #lineEnd = 0;
  /** Whether the next event is written on a line that is broken already. */
  #isOpen = false;

  constructor(inner: SessionRecorder, options: FaultyRecorderOptions) {
    this.inner = inner;
    this.#knows = { dialect: options.dialect, catalogue: options.catalogue };
    this.#pending = new PendingWrites(options.clock, () => inner.flush());
    const onLasting = once(() => markAsOurs(path.dirname(inner.nextLine().file), faultsMark));
    this.tracker = new FaultTracker({ ...options, onLasting });
    this.#files = new FaultyFiles(inner, this.tracker, options.dialect);
    this.#companions = new FaultyCompanions(inner, this.tracker, this.#pending);
  }

  /** Adds a fault. */
  request(request: FaultRequest): void {
    if (this.#pending.isBlocked(undefined)) this.#pending.enqueue(undefined, () => this.tracker.add(request));
    else this.tracker.add(request);
  }

  /** The faulty answer to a request, if one is due. `number` counts the requests to the service. */
  answerTo(service: ServiceName, asked: string, number: number): FaultyExchange | undefined {
    const scheduled = this.tracker.nextDue((each) => each.answerTo(service, asked) !== undefined);
    if (!scheduled) return undefined;
    scheduled.begin();
    this.tracker.record(scheduled, { file: service, line: number, what: `${asked}: ${scheduled.fault.about}` });
    return scheduled.answerTo(service, asked);
  }

  add(write: TimedWrite): void {
    const file = write.event ? journalKey : companionOf(write.companion.event);
    if (this.#pending.isBlocked(file)) this.#pending.enqueue(file, () => this.#take(write));
    else this.#take(write);
  }

  /** Resolves when everything is written; undefined if nothing waits for a fault to pass. */
  get behind(): Promise<void> | undefined {
    return this.#pending.behind;
  }

  /** Ends passing faults immediately, now and in the future. */
  finishPending(): void {
    this.#pending.hurry();
  }

  #take(moment: TimedWrite): void {
    this.tracker.now = moment.at;
    const { event, companion } = moment;
    // Faults are for the first commander.
    if (moment.isSecond) this.inner.add(moment);
    else if (event) this.#takeLine(moment, event);
    else if (this.#companions.take(companion, !this.#isOpen && !moment.isFromBefore)) this.inner.count(moment);
    else this.inner.add(moment);
  }

  flush(): void {
    this.inner.flush();
  }

  close(): void {
    try {
      this.#pending.hurry();
      this.#pending.check();
      this.#settleEnd();
    } finally {
      this.tracker.key.close();
      this.inner.close();
    }
  }

  #takeLine(moment: TimedWrite, event: WritableEvent): void {
    this.#pending.end(journalKey);
    if (event.event === 'Shutdown' && this.#files.ending()) return;
    if (!this.#isOpen) this.#files.before(event);
    const isSafe = moment.isLaunch === true || this.#companions.isProtected(event.event) || this.#isOpen;
    if (this.tracker.hasFaults && this.#isBroken(event, isSafe)) {
      this.inner.count(moment);
      return;
    }
    this.inner.add(moment);
    if (!this.#isOpen) this.#before = event.timestamp;
    this.#isOpen = false;
    this.#lineEnd = 2;
    if (event.event === 'Shutdown') this.#files.afterShutdown(moment.at);
  }

  /** Writes a line with a fault, if one is due; returns whether it did. */
  #isBroken(event: WritableEvent, isSafe: boolean): boolean {
    const line = { ...this.#knows, event, text: formatLine(event), before: this.#before };
    const scheduled = this.tracker.nextDue((each) => !isSafe && each.suitsLine(line));
    if (scheduled) this.#breakLine(scheduled, line);
    return scheduled !== undefined;
  }

  #breakLine(scheduled: ScheduledFault, line: UnwrittenLine): void {
    const made = scheduled.breakLine(line);
    if (!made) return;
    const { file, line: number } = this.inner.nextLine();
    const { pointer = '', what, news, down = 0 } = made;
    this.tracker.record(scheduled, { file, line: number + down, pointer, what, news });
    this.#isOpen = made.isOpen ?? false;
    if (!made.isLost) this.#before = made.timestamp ?? line.event.timestamp;
    this.#write(made, isOnce(scheduled.request));
  }

  #write({ writes: [first, ...rest], cut }: BrokenLine, isAwaited: boolean): void {
    if (first) this.#append(first);
    if (rest.length === 0 && cut === undefined) return;
    const finish = () => {
      for (const bytes of rest) this.#append(bytes);
      if (cut === undefined) return;
      this.inner.cut(cut);
      this.#lineEnd = 0;
    };
    this.#pending.hold({ file: journalKey, milliseconds: pause, isAwaited, finish });
  }

  #append(bytes: Uint8Array): void {
    const lines = bytes.reduce((sum, byte) => (byte === lineFeed ? sum + 1 : sum), 0);
    this.inner.append(bytes, lines);
    this.#lineEnd = bytes.at(-1) === lineFeed ? (bytes.at(-2) === carriageReturn ? 2 : 1) : 0;
  }

  #settleEnd(): void {
    const scheduled = this.#files.ending();
    if (!scheduled) return;
    const { file, line } = this.inner.nextLine();
    const last = this.#lineEnd === 0 ? line : line - 1;
    if (last < 1) return;
    if (this.#lineEnd > 0) this.inner.cut(this.#lineEnd);
    this.tracker.record(scheduled, { file, line: last, what: 'the last line has no end' });
  }
}
