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

/** How a directory is followed, in milliseconds. */
export interface TailPace {
  /** Between checks for changes that file notifications have missed. */
  readonly reconcile?: number | undefined;
  /** How long a companion that cannot be read may stay before it is reported. */
  readonly patience: number;
  /** Whether changes of companions are news; they are if left out. */
  readonly companions?: boolean;
}

/** Follows the journals and companions of a directory, which need not exist yet: what is new, and when to look for it. */
export class DirectoryTail<Line = Entry> implements DirectoryListener {
  readonly companions: ReadonlyMap<string, CompanionTail>;
  readonly #journal: JournalTail<Line>;
  readonly #notifier: Notifier;
  /** The companions whose changes are news. */
  readonly #heeded: readonly CompanionTail[];
  readonly #onNews: (() => void) | undefined;
  /** Something may be new since the last sleep. */
  #changed = true;
  #closed = false;
  #wake: () => void = () => undefined;

  /** `onNews` is called at once when something may be new. */
  constructor(directory: string, from: TailStart, cutter: Cutter<Line>, pace: TailPace, onNews?: () => void) {
    const { reconcile = 1000, patience, companions = true } = pace;
    this.#onNews = onNews;
    this.#journal = new JournalTail(directory, from, cutter);
    const largest = Math.min(cutter.longest, maxCompanionBytes);
    this.companions = new Map(
      companionKindNames.map((kind) => [companionFiles[kind], new CompanionTail(directory, kind, patience, largest)]),
    );
    this.#heeded = companions ? [...this.companions.values()] : [];
    this.#notifier = new Notifier(directory, reconcile, this);
  }

  /** The next line, or a word about what became of a file, if there is one. */
  next(): Line | Entry | undefined {
    return this.#journal.next();
  }

  /** The line of the open file that has not ended, when it is known that no more will be written. */
  last(): Line | undefined {
    return this.#journal.last();
  }

  /** Reads the open file once more, from its beginning. */
  startAgain(): void {
    this.#journal.startAgain();
  }

  /** The last valid content of a companion, if it has been read. */
  latest(kind: CompanionKind): JournalEvent | undefined {
    return this.companions.get(companionFiles[kind])?.latest;
  }

  /** When to look again at the companions, even if nothing is noticed. */
  get due(): number {
    let due = Infinity;
    for (const companion of this.#heeded) due = Math.min(due, companion.due);
    return due;
  }

  /** Why the system gives no notifications of the directory, if it does not. */
  get refusal(): string | undefined {
    return this.#notifier.refusal;
  }

  /** Waits until something is noticed, or until a time of `performance.now()`. */
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
    this.#tell();
  }

  look(names: boolean): void {
    let isNews = this.#journal.poll(names);
    for (const companion of this.#heeded) if (companion.poll(names)) isNews = true;
    if (isNews) this.#tell();
  }

  close(): void {
    this.#closed = true;
    this.#notifier.close();
    this.#journal.close();
    this.#wake();
  }

  /** Whether a file is one that is followed, and may have something new. */
  #isNews(name: string): boolean {
    const companion = this.companions.get(name);
    if (companion) companion.changed();
    return companion
      ? this.#heeded.includes(companion)
      : parseJournalName(name) !== undefined && this.#journal.changed(name);
  }

  #lookAround(): void {
    this.#journal.lookAround();
    for (const companion of this.#heeded) companion.changed();
  }

  #tell(): void {
    this.#changed = true;
    this.#wake();
    this.#onNews?.();
  }
}
