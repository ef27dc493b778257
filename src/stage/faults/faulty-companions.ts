import type { CompanionFault } from '../../direct/faults/fault.js';
import { isOnce } from '../../direct/faults/fault-request.js';
import { formatCompanion } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { companionOf } from '../../journal/write/companion-writer.js';
import type { SessionRecorder } from '../record/session-recorder.js';
import type { KeyEntry } from './answer-key.js';
import type { FaultTracker } from './fault-tracker.js';
import type { PendingWrites } from './pending-writes.js';
import type { ScheduledFault } from './scheduled-fault.js';

/** Writes the files beside the journal as somebody wishes for. */
export class FaultyCompanions {
  readonly #inner: SessionRecorder;
  readonly #ledger: FaultTracker;
  readonly #pending: PendingWrites;
  /** The entries that last for as long as a file is not written again. */
  readonly #stale = new Map<string, KeyEntry>();
  /** The kind whose next line tells of a file that was not written: it is to be seen. */
  #sheltered: string | undefined;

  constructor(inner: SessionRecorder, tracker: FaultTracker, pending: PendingWrites) {
    this.#inner = inner;
    this.#ledger = tracker;
    this.#pending = pending;
  }

  /** Whether it has written the companion, in its own way; else it is to be written as usual. */
  take(companion: WritableEvent, canHappen: boolean): boolean {
    const kind = companion.event;
    const file = companionOf(kind);
    this.#pending.end(file);
    const scheduled = this.#ledger.nextDue(
      ({ fault }) => canHappen && fault.touches === 'companion' && fault.kinds.has(kind),
    );
    if (scheduled) this.#break(scheduled, scheduled.fault as CompanionFault, companion);
    else this.#mended(file);
    return scheduled !== undefined;
  }

  /** Whether a line has to be as it is; it is asked once. */
  isProtected(kind: string): boolean {
    const isSheltered = this.#sheltered === kind;
    if (isSheltered) this.#sheltered = undefined;
    return isSheltered;
  }

  #break(scheduled: ScheduledFault, fault: CompanionFault, companion: WritableEvent): void {
    const kind = companion.event;
    const text = formatCompanion(companion);
    const { now, later, what } = fault.make(text, scheduled.begin());
    const file = companionOf(kind);
    this.#mended(file);
    const entry = this.#ledger.record(scheduled, { file, line: 1, what });
    if (now !== undefined) this.#inner.writeCompanion(kind, now);
    if (later !== undefined) {
      const finish = () => this.#inner.writeCompanion(kind, text);
      this.#pending.hold({ file, milliseconds: later, isAwaited: isOnce(scheduled.wish), finish });
    } else {
      this.#sheltered = kind;
      this.#stale.set(file, entry);
    }
  }

  /** What was wrong before is wrong no more: the file is written, or wrong in a new way. */
  #mended(file: string): void {
    const entry = this.#stale.get(file);
    if (entry) this.#ledger.key.passed(entry);
    this.#stale.delete(file);
  }
}
