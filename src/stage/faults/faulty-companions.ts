import type { WritableEvent } from '../../journal/event.js';
import { formatCompanion } from '../../journal/format/line.js';
import { companionOf } from '../../journal/write/companion-writer.js';
import type { SessionRecorder } from '../record/recorder.js';
import type { KeyEntry } from './answer-key.js';
import type { Asking } from './asking.js';
import type { CompanionFault } from './fault.js';
import type { Ledger } from './ledger.js';
import type { Pending } from './pending.js';
import { isOnce } from './wish.js';

/** Writes the files beside the journal as somebody wishes for. */
export class FaultyCompanions {
  readonly #inner: SessionRecorder;
  readonly #ledger: Ledger;
  readonly #pending: Pending;
  /** The entries that last for as long as a file is not written again. */
  readonly #stale = new Map<string, KeyEntry>();
  /** The kind whose next line tells of a file that was not written: it is to be seen. */
  #sheltered: string | undefined;

  constructor(inner: SessionRecorder, ledger: Ledger, pending: Pending) {
    this.#inner = inner;
    this.#ledger = ledger;
    this.#pending = pending;
  }

  /** Whether it has written the companion, in its own way; else it is to be written as usual. */
  take(companion: WritableEvent, canHappen: boolean): boolean {
    const kind = companion.event;
    const file = companionOf(kind);
    this.#pending.end(file);
    const asking = this.#ledger.askingFor(
      ({ fault }) => canHappen && fault.touches === 'companion' && fault.kinds.has(kind),
    );
    if (asking) this.#break(asking, asking.fault as CompanionFault, companion);
    else this.#mended(file);
    return asking !== undefined;
  }

  /** Whether a line has to be as it is; it is asked once. */
  shelters(kind: string): boolean {
    const isSheltered = this.#sheltered === kind;
    if (isSheltered) this.#sheltered = undefined;
    return isSheltered;
  }

  #break(asking: Asking, fault: CompanionFault, companion: WritableEvent): void {
    const kind = companion.event;
    const text = formatCompanion(companion);
    const { now, later, what } = fault.make(text, asking.happens());
    const file = companionOf(kind);
    this.#mended(file);
    const entry = this.#ledger.note(asking, { file, line: 1, what });
    if (now !== undefined) this.#inner.writeCompanion(kind, now);
    if (later !== undefined) {
      const finish = () => this.#inner.writeCompanion(kind, text);
      this.#pending.hold({ file, milliseconds: later, isAwaited: isOnce(asking.wish), finish });
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
