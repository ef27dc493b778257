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

/** The faults of companion files. */
export class FaultyCompanions {
  readonly #inner: SessionRecorder;
  readonly #tracker: FaultTracker;
  readonly #pending: PendingWrites;
  /** Entries for files that were not written, or not correctly; they pass at the next write. */
  readonly #stale = new Map<string, KeyEntry>();
  /** The kind whose next line must not be broken: it announces a file that was not written. */
  #protectedKind: string | undefined;

  constructor(inner: SessionRecorder, tracker: FaultTracker, pending: PendingWrites) {
    this.#inner = inner;
    this.#tracker = tracker;
    this.#pending = pending;
  }

  /** Writes a companion with a fault, if one is due; returns whether it did. */
  take(companion: WritableEvent, canHappen: boolean): boolean {
    const file = companionOf(companion.event);
    this.#pending.end(file);
    const scheduled = this.#tracker.nextDue((each) => canHappen && each.suitsCompanion(companion));
    if (scheduled) this.#break(scheduled, scheduled.fault as CompanionFault, companion);
    else this.#markPassed(file);
    return scheduled !== undefined;
  }

  /** Whether the next line of a kind must not be broken; true only once. */
  isProtected(kind: string): boolean {
    const isProtected = this.#protectedKind === kind;
    if (isProtected) this.#protectedKind = undefined;
    return isProtected;
  }

  #break(scheduled: ScheduledFault, fault: CompanionFault, companion: WritableEvent): void {
    const kind = companion.event;
    const text = formatCompanion(companion);
    const { now, later, what, pointer = '' } = fault.make({ event: companion, text }, scheduled.begin());
    const file = companionOf(kind);
    this.#markPassed(file);
    const entry = this.#tracker.record(scheduled, { file, line: 1, pointer, what });
    if (now !== undefined) this.#inner.writeCompanion(kind, now);
    if (later !== undefined) {
      const finish = () => this.#inner.writeCompanion(kind, text);
      this.#pending.hold({ file, milliseconds: later, isAwaited: isOnce(scheduled.request), finish });
    } else {
      this.#protectedKind = kind;
      this.#stale.set(file, entry);
    }
  }

  /** The previous fault of a file passes: it is written again, or broken differently. */
  #markPassed(file: string): void {
    const entry = this.#stale.get(file);
    if (entry) this.#tracker.key.passed(entry);
    this.#stale.delete(file);
  }
}
