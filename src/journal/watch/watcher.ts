import { companionKinds, findKind, specification } from '../../spec/catalogue.js';
import type { EventOf, KindName } from '../../spec/events.js';
import type { JournalEvent } from '../event.js';
import { parseJournalName } from '../names.js';
import type { Entry, Position } from '../read/entry.js';
import { type CompanionEntry, CompanionTail } from './companion-tail.js';
import { JournalTail } from './journal-tail.js';
import { Notifier } from './notifier.js';

export interface WatchOptions {
  /** Where to begin: with everything there is, with what is to come, or at a position. */
  readonly from?: 'start' | 'end' | Position;
  /** Tell the companions too; so it is by default. */
  readonly companions?: boolean;
  /** Give an event whose list stands in a companion together with the list, if both were written at the same time. */
  readonly joined?: boolean;
  /** Milliseconds between looks around for what no notification has told; a second by default. */
  readonly reconcile?: number;
  /** Ends the watch when it is aborted. */
  readonly signal?: AbortSignal;
}

/** What a watch tells: a line, a companion, or that all that was there is told and the rest is news. */
export type Watched =
  | (Entry & { readonly live: boolean; readonly companion?: undefined; readonly mark?: undefined })
  | (CompanionEntry & { readonly live: boolean; readonly mark?: undefined })
  | { readonly mark: 'live'; readonly companion?: undefined; readonly event?: undefined; readonly problem?: undefined };

/** Reads a journal directory and goes on as it is written. The directory need not be there yet. */
export function watchJournal(directory: string, options: WatchOptions = {}): JournalWatch {
  return new JournalWatch(directory, options);
}

/** How long a line waits for the companion that belongs to it, in milliseconds. */
const patience = 250;

/** A line that waits for its companion. */
interface Waiting {
  readonly entry: Entry & { readonly event: JournalEvent };
  readonly list: string;
  readonly companion: CompanionTail;
  readonly until: number;
}

/** Ends when it is closed, disposed of, or its signal is aborted. */
export class JournalWatch implements AsyncIterableIterator<Watched>, AsyncDisposable {
  readonly #options: WatchOptions;
  readonly #journal: JournalTail;
  readonly #companions: ReadonlyMap<string, CompanionTail>;
  readonly #notifier: Notifier;
  #waiting: Waiting | undefined;
  #live = false;
  #closed = false;
  /** Something may be new since the last look. */
  #news = true;
  #wake: () => void = () => undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(directory: string, options: WatchOptions) {
    this.#options = options;
    this.#journal = new JournalTail(directory, options.from ?? 'start');
    const files = companionKinds(specification).map(({ companion }) => companion.file);
    this.#companions = new Map(files.map((file) => [file, new CompanionTail(directory, file)]));
    this.#notifier = new Notifier(directory, options.reconcile ?? 1000, (name) => this.#notice(name));
    options.signal?.addEventListener('abort', () => this.close(), { once: true });
    if (options.signal?.aborted) this.close();
  }

  /** The last good content of a companion, once it has been read. */
  latest<Name extends KindName>(kind: Name): EventOf<Name, 'game'> | undefined {
    const file = findKind(specification, kind)?.companion?.file;
    return this.#companions.get(file ?? '')?.latest as EventOf<Name, 'game'> | undefined;
  }

  /** The events of the journal alone. */
  async *events(): AsyncGenerator<JournalEvent, void, undefined> {
    for await (const { event, companion } of this) if (event && companion === undefined) yield event;
  }

  next(): Promise<IteratorResult<Watched, undefined>> {
    const answer = this.#turn.then(() => this.#nextOne());
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  return(): Promise<IteratorResult<Watched, undefined>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#notifier.close();
    this.#journal.close();
    this.#wake();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async #nextOne(): Promise<IteratorResult<Watched, undefined>> {
    while (!this.#closed) {
      this.#news = false;
      const watched = this.#look(performance.now());
      if (watched) return { done: false, value: watched };
      await this.#sleep();
    }
    return { done: true, value: undefined };
  }

  /** What there is to tell at this moment. */
  #look(now: number): Watched | undefined {
    return this.#line(now) ?? this.#companion(now) ?? this.#mark();
  }

  #line(now: number): Watched | undefined {
    const entry = this.#waiting?.entry ?? this.#journal.next();
    if (!entry) return undefined;
    this.#waiting ??= this.#companionFor(entry, now);
    const told = this.#waiting ? this.#join(this.#waiting, now) : entry;
    if (!told) return undefined;
    this.#waiting = undefined;
    return { ...told, live: this.#live };
  }

  #companion(now: number): Watched | undefined {
    if (this.#options.companions === false) return undefined;
    for (const companion of this.#companions.values()) {
      const told = companion.look(now);
      if (told) return { ...told, live: this.#live };
    }
    return undefined;
  }

  /** Everything that was there has been told, unless a line still waits. */
  #mark(): Watched | undefined {
    if (this.#live || this.#waiting) return undefined;
    this.#live = true;
    return { mark: 'live' };
  }

  /** What a bare line has to wait for, if events are to be joined. */
  #companionFor(entry: Entry, now: number): Waiting | undefined {
    if (!this.#options.joined || !entry.event) return undefined;
    const { file, list } = findKind(specification, entry.event.event)?.companion ?? {};
    const companion = this.#companions.get(file ?? '');
    if (!companion || list === undefined || entry.event[list] !== undefined) return undefined;
    return { entry, list, companion, until: this.#live ? now + patience : now };
  }

  /** The event with its list, the bare event if the list does not come in time, or nothing yet. */
  #join({ entry, list, companion, until }: Waiting, now: number): Entry | undefined {
    const { event } = entry;
    const content = companion.peek();
    if (content?.timestamp === event.timestamp) return { ...entry, event: { ...event, [list]: content[list] } };
    return now >= until ? entry : undefined;
  }

  #notice(name: string | undefined): void {
    const companion = name === undefined ? undefined : this.#companions.get(name);
    if (companion) companion.changed();
    else if (name === undefined) for (const each of this.#companions.values()) each.changed();
    if (name === undefined || (parseJournalName(name) && !this.#journal.isCurrent(name))) this.#journal.lookAround();
    this.#news = true;
    this.#wake();
  }

  /** Until something is noticed, or it is time to look again at what could not be read. */
  #sleep(): Promise<void> {
    if (this.#news || this.#closed) return Promise.resolve();
    const due = this.#nextLook();
    return new Promise((resolve) => {
      const timer = due === Infinity ? undefined : setTimeout(resolve, Math.max(1, due - performance.now()));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #nextLook(): number {
    if (this.#waiting) return performance.now() + 10;
    if (this.#options.companions === false) return Infinity;
    return Math.min(...Array.from(this.#companions.values(), ({ due }) => due));
  }
}
