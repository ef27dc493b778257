import type { BrokenLine, UnwrittenLine } from '../../direct/faults/fault.js';
import { type FaultRequest, isOnce } from '../../direct/faults/fault-request.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { carriageReturn, lineFeed } from '../../journal/ascii.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { companionOf } from '../../journal/write/companion-writer.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import type { Recorder, SessionRecorder } from '../record/session-recorder.js';
import type { SessionTally } from '../record/session-tally.js';
import type { Clock } from '../time/wall-clock.js';
import type { KeyEntry } from './answer-key.js';
import { FaultTracker, type FaultTrackerOptions } from './fault-tracker.js';
import { FaultyCompanions } from './faulty-companions.js';
import { FaultyFiles } from './faulty-files.js';
import { PendingWrites } from './pending-writes.js';
import type { ScheduledFault } from './scheduled-fault.js';

export interface FaultyRecorderOptions extends FaultTrackerOptions {
  readonly dialect: Dialect;
  /** The clock on the wall: what passes takes its time there. */
  readonly clock: Clock;
}

/** Milliseconds between the two halves of a line, and before a file is cut. */
const pause = 250;

/** What is pending in the journal; companions go by their names. */
const journalKey = 'the journal';

/** Writes a session down as another recorder does, but for the faults that are wished for, and keeps the answer key. */
export class FaultyRecorder implements Recorder {
  readonly #inner: SessionRecorder;
  readonly #dialect: Dialect;
  readonly #pending: PendingWrites;
  readonly #ledger: FaultTracker;
  readonly #files: FaultyFiles;
  readonly #companions: FaultyCompanions;
  /** When the last event was that can be read. */
  #before: string | undefined;
  /** How many bytes end the last line; none if what comes next stands in the same one. */
  #lineEnd = 0;
  /** What comes next stands in a line that is broken already. */
  #isOpen = false;

  constructor(inner: SessionRecorder, options: FaultyRecorderOptions) {
    this.#inner = inner;
    this.#dialect = options.dialect;
    this.#pending = new PendingWrites(options.clock, () => inner.flush());
    this.#ledger = new FaultTracker(options);
    this.#files = new FaultyFiles(inner, this.#ledger, options.dialect);
    this.#companions = new FaultyCompanions(inner, this.#ledger, this.#pending);
  }

  get tally(): SessionTally {
    return this.#inner.tally;
  }

  get files(): readonly string[] {
    return this.#inner.files;
  }

  /** What was broken so far. */
  get answers(): readonly KeyEntry[] {
    return this.#ledger.key.entries;
  }

  /** How often each fault has happened, of those that were wished for. */
  get faults(): ReadonlyMap<string, number> {
    return this.#ledger.counts();
  }

  /** Wishes for one more fault, from now on. */
  request(request: FaultRequest): void {
    this.#pending.inTurn(undefined, () => this.#ledger.wish(request));
  }

  add(moment: TimedWrite): void {
    const file = moment.event ? journalKey : companionOf(moment.companion.event);
    this.#pending.inTurn(file, () => this.#take(moment));
  }

  /** Fulfilled when all that was taken is written; nothing if nothing waits for a fault to pass. */
  get behind(): Promise<void> | undefined {
    return this.#pending.behind;
  }

  /** Nobody waits for a fault to pass any more: it is over at once. */
  finishPending(): void {
    this.#pending.hurry();
  }

  #take(moment: TimedWrite): void {
    this.#ledger.now = moment.at;
    const { event, companion } = moment;
    if (event) this.#takeLine(moment, event);
    else if (this.#companions.take(companion, !this.#isOpen)) this.#inner.count(moment);
    else this.#inner.add(moment);
  }

  flush(): void {
    this.#inner.flush();
  }

  close(): void {
    try {
      this.#pending.hurry();
      this.#pending.check();
      this.#settleEnd();
    } finally {
      this.#ledger.key.close();
      this.#inner.close();
    }
  }

  #takeLine(moment: TimedWrite, event: WritableEvent): void {
    this.#pending.end(journalKey);
    if (event.event === 'Shutdown' && this.#files.ending()) return;
    if (!this.#isOpen) this.#files.before(event);
    const line = { event, text: formatLine(event), dialect: this.#dialect, before: this.#before };
    const isSafe = this.#companions.isProtected(event.event) || this.#isOpen;
    const scheduled = this.#ledger.nextDue((each) => !isSafe && each.lineFault(line) !== undefined);
    if (scheduled) {
      this.#breakLine(scheduled, line);
      this.#inner.count(moment);
      return;
    }
    this.#inner.add(moment);
    if (!this.#isOpen) this.#before = event.timestamp;
    this.#isOpen = false;
    this.#lineEnd = 2;
  }

  #breakLine(scheduled: ScheduledFault, line: UnwrittenLine): void {
    const made = scheduled.lineFault(line)?.make(line, scheduled.begin());
    if (!made) return;
    const { file, line: number } = this.#inner.nextLine();
    const { pointer = '', what, down = 0 } = made;
    this.#ledger.record(scheduled, { file, line: number + down, pointer, what });
    this.#isOpen = made.isOpen ?? false;
    if (!made.isLost) this.#before = made.timestamp ?? line.event.timestamp;
    this.#write(made, isOnce(scheduled.wish));
  }

  #write({ writes: [first, ...rest], cut }: BrokenLine, isAwaited: boolean): void {
    if (first) this.#append(first);
    if (rest.length === 0 && cut === undefined) return;
    const finish = () => {
      for (const bytes of rest) this.#append(bytes);
      if (cut === undefined) return;
      this.#inner.cut(cut);
      this.#lineEnd = 0;
    };
    this.#pending.hold({ file: journalKey, milliseconds: pause, isAwaited, finish });
  }

  #append(bytes: Uint8Array): void {
    const lines = bytes.reduce((sum, byte) => (byte === lineFeed ? sum + 1 : sum), 0);
    this.#inner.append(bytes, lines);
    this.#lineEnd = bytes.at(-1) === lineFeed ? (bytes.at(-2) === carriageReturn ? 2 : 1) : 0;
  }

  #settleEnd(): void {
    const scheduled = this.#files.ending();
    if (!scheduled) return;
    const { file, line } = this.#inner.nextLine();
    const last = this.#lineEnd === 0 ? line : line - 1;
    if (last < 1) return;
    if (this.#lineEnd > 0) this.#inner.cut(this.#lineEnd);
    this.#ledger.record(scheduled, { file, line: last, what: 'the last line has no end' });
  }
}
