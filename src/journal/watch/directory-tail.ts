import type { CompanionKind } from '../../interface/event-types.js';
import { companionFiles, companionKindNames } from '../game-files.js';
import type { JournalEvent } from '../journal-event.js';
import { parseJournalName } from '../journal-names.js';
import type { Entry } from '../read/journal-entry.js';
import type { Cutter } from '../read/line-cutter.js';
import { maxCompanionBytes } from '../read/size-limits.js';
import { CompanionTail } from './companion-tail.js';
import { Notifier } from './directory-notifier.js';
import { JournalTail, type TailStart } from './journal-tail.js';

/** How a directory is followed, in milliseconds. */
export interface TailPace {
  /** Between checks for changes that file notifications have missed. */
  readonly reconcile?: number | undefined;
  /** How long a companion that cannot be read may stay before it is reported. */
  readonly patience: number;
}

/** Follows the journals and companions of a directory, which need not exist yet: what is new, and when to look for it. */
export class DirectoryTail<Line = Entry> {
  readonly companions: ReadonlyMap<string, CompanionTail>;
  readonly #journal: JournalTail<Line>;
  readonly #notifier: Notifier;
  /** Something may be new since the last sleep. */
  #changed = true;
  #closed = false;
  #wake: () => void = () => undefined;

  constructor(directory: string, from: TailStart, cutter: Cutter<Line>, { reconcile = 1000, patience }: TailPace) {
    this.#journal = new JournalTail(directory, from, cutter);
    const largest = Math.min(cutter.longest, maxCompanionBytes);
    this.companions = new Map(
      companionKindNames.map((kind) => [companionFiles[kind], new CompanionTail(directory, kind, patience, largest)]),
    );
    this.#notifier = new Notifier(directory, reconcile, (name) => this.#notice(name));
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
    return Math.min(...Array.from(this.companions.values(), ({ due }) => due));
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

  close(): void {
    this.#closed = true;
    this.#notifier.close();
    this.#journal.close();
    this.#wake();
  }

  #notice(name: string | undefined): void {
    const companion = name === undefined ? undefined : this.companions.get(name);
    if (companion) companion.changed();
    else if (name === undefined) for (const each of this.companions.values()) each.changed();
    if (name === undefined) this.#journal.lookAround();
    else if (!companion && !this.#journal.isCurrent(name) && parseJournalName(name)) this.#journal.changed(name);
    this.#changed = true;
    this.#wake();
  }
}
