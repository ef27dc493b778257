import type { CompanionKind } from '../../interface/event-types.js';
import { companionFiles, companionKindNames } from '../game-files.js';
import type { JournalEvent } from '../journal-event.js';
import { parseJournalName } from '../journal-names.js';
import type { Entry } from '../read/journal-entry.js';
import type { Cutter } from '../read/line-cutter.js';
import { maxCompanionBytes } from '../read/size-limits.js';
import { CompanionTail } from './companion-tail.js';
import { type DirectoryListener, Notifier } from './directory-notifier.js';
import { JournalTail, type TailStart } from './journal-tail.js';

/** Timing, in milliseconds. */
export interface TailPace {
  /** Interval of polling for missed notifications. */
  readonly reconcile?: number | undefined;
  /** How long a companion may be unreadable before it is reported. */
  readonly companionTimeout: number;
  /** Whether changes of companions are reported; true by default. */
  readonly companions?: boolean;
}

/** Follows the journals and companions of a directory, which need not exist yet. */
export class DirectoryTail<Line = Entry> implements DirectoryListener {
  readonly companions: ReadonlyMap<string, CompanionTail>;
  readonly #journal: JournalTail<Line>;
  readonly #notifier: Notifier;
  /** Companions whose changes are reported. */
  readonly #reported: readonly CompanionTail[];
  readonly #onNews: (() => void) | undefined;
  /** Whether there may be news since the last sleep. */
  #changed = true;
  #closed = false;
  #wake: () => void = () => undefined;

  /** `onNews` is called as soon as there may be news. */
  constructor(directory: string, from: TailStart, cutter: Cutter<Line>, pace: TailPace, onNews?: () => void) {
    const { reconcile = 1000, companionTimeout, companions = true } = pace;
    this.#onNews = onNews;
    this.#journal = new JournalTail(directory, from, cutter);
    const largest = Math.min(cutter.longest, maxCompanionBytes);
    this.companions = new Map(
      companionKindNames.map((kind) => [
        companionFiles[kind],
        new CompanionTail(directory, kind, companionTimeout, largest),
      ]),
    );
    this.#reported = companions ? [...this.companions.values()] : [];
    this.#notifier = new Notifier(directory, reconcile, this);
  }

  /** The next line or a report about a file, if any. */
  next(): Line | Entry | undefined {
    return this.#journal.next();
  }

  /** The incomplete line of the open file, when no more will be written. */
  last(): Line | undefined {
    return this.#journal.last();
  }

  /** Reads the open file again from its start. */
  startAgain(): void {
    this.#journal.startAgain();
  }

  /** Last valid content of a companion, if it has been read. */
  latest(kind: CompanionKind): JournalEvent | undefined {
    return this.companions.get(companionFiles[kind])?.latest;
  }

  /** When to look at the companions again, even without a notification. */
  get due(): number {
    let due = Infinity;
    for (const companion of this.#reported) due = Math.min(due, companion.due);
    return due;
  }

  /** Why there are no notifications for the directory; undefined if there are. */
  get refusal(): string | undefined {
    return this.#notifier.refusal;
  }

  /** Sleeps until a notification, or until a time of `performance.now()`. */
  sleep(until: number): Promise<void> {
    const isDue = this.#changed || this.#closed;
    this.#changed = false;
    if (isDue) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = until === Infinity ? undefined : setTimeout(resolve, Math.max(1, until - performance.now()));
      this.#wake = () => {
        clearTimeout(timer);
        this.#changed = false;
        resolve();
      };
    });
  }

  changed(name: string | undefined, names: boolean): void {
    if (name === undefined) this.#lookAround();
    else if (this.#journal.isCurrent(name)) {
      if (names) this.#journal.lookAround();
    } else if (!this.#isNews(name)) return;
    this.#notify();
  }

  look(names: boolean): void {
    let isNews = this.#journal.poll(names);
    for (const companion of this.#reported) if (companion.poll(names)) isNews = true;
    if (isNews) this.#notify();
  }

  close(): void {
    this.#closed = true;
    this.#notifier.close();
    this.#journal.close();
    this.#wake();
  }

  /** Whether a file is followed and may have news. */
  #isNews(name: string): boolean {
    const companion = this.companions.get(name);
    if (companion) companion.changed();
    return companion
      ? this.#reported.includes(companion)
      : parseJournalName(name) !== undefined && this.#journal.changed(name);
  }

  #lookAround(): void {
    this.#journal.lookAround();
    for (const companion of this.#reported) companion.changed();
  }

  #notify(): void {
    this.#changed = true;
    this.#wake();
    this.#onNews?.();
  }
}
