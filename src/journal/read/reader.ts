import type { EventName, EventOf } from '../../interface/event-types.js';
import { wrongArgument } from '../../words/argument-error.js';
import { checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { abortSignal, aString, isPath, listOf } from '../../words/shape/shape.js';
import { alreadyIterated } from '../journal-error.js';
import type { JournalEvent } from '../journal-event.js';
import { beginning, type Entry, type Position } from './journal-entry.js';
import { type JournalLine, lazyLineMaker } from './journal-line.js';
import type { LineMaker } from './line-maker.js';
import { entryMaker } from './make-entry.js';
import { lineBytes, lineLimit } from './size-limits.js';
import { isStream, type JournalSource, SourceReading } from './source-reading.js';

export interface ReadOptions<Kind extends string = string> {
  /** Where to begin; a position is that of the first line to read, such as the `next` of an entry. */
  readonly from?: 'start' | 'end' | Position;
  /**
   * Reads only events of these kinds. Lines of other kinds are skipped by their first bytes, without being
   * parsed, so what may be wrong further on in them is not noticed. A line whose kind is unclear is
   * reported as a problem.
   */
  readonly kinds?: readonly ListedKind<Kind>[];
  /** A longer line is reported as a problem and skipped; 64 MB by default. */
  readonly maxLineBytes?: number;
  readonly signal?: AbortSignal;
}

/** A literal must be a kind with a table; other names only if they are unknown at compile time. */
type ListedKind<Kind extends string> = Kind extends EventName ? Kind : string extends Kind ? Kind : never;

/** An event of one of some kinds, as it was read; of any kind if these are not known when compiling. */
export type EventOfKinds<Kind extends string> = Kind extends EventName ? EventOf<Kind> : JournalEvent;

const readChecks: OptionShapes<ReadOptions> = {
  from: beginning,
  kinds: listOf('names of kinds', aString),
  maxLineBytes: lineBytes,
  signal: abortSignal,
};

/**
 * Reads a journal line by line; memory use does not grow with its size. A bad line becomes an entry with a
 * problem, and reading continues.
 */
export function readJournal<const Kind extends string = string>(
  source: JournalSource,
  options?: ReadOptions<Kind>,
): JournalReading<EventOfKinds<Kind>> {
  return new JournalReading(source, options as ReadOptions | undefined);
}

/**
 * The entries of a journal as they are read; `events()` yields only the events, `lines()` lines that are not
 * parsed yet.
 */
export class JournalReading<Event extends { readonly event: string } = JournalEvent>
  implements AsyncIterableIterator<Entry<Event>>, AsyncDisposable
{
  readonly #source: JournalSource;
  readonly #options: ReadOptions;
  readonly #kinds: ReadonlySet<string> | undefined;
  readonly #longest: number;
  /** The current reading; `#entries` if it is read entry by entry. */
  #reading: SourceReading<unknown> | undefined;
  #entries: SourceReading<Entry> | undefined;
  #begun = false;
  #ended = false;

  constructor(source: JournalSource, options: ReadOptions = {}) {
    assertSource(source);
    this.#source = source;
    this.#options = checkOptions('readJournal', options, readChecks);
    this.#kinds = this.#options.kinds && new Set(this.#options.kinds);
    this.#longest = lineLimit(this.#options.maxLineBytes);
  }

  /** Only the events: lines without one are skipped. */
  async *events(): AsyncGenerator<Event, void, undefined> {
    for await (const { event } of this) if (event) yield event;
  }

  /**
   * The lines, each parsed on access to its event or problem: many times as fast if few are. Kind, timestamp
   * and text are available without parsing.
   */
  lines(): AsyncIterableIterator<JournalLine<Event>> {
    this.#begin();
    return this.#read(lazyLineMaker(this.#kinds)) as AsyncIterableIterator<unknown> as AsyncIterableIterator<
      JournalLine<Event>
    >;
  }

  next(): Promise<IteratorResult<Entry<Event>, undefined>> {
    if (this.#reading && !this.#entries) return Promise.reject(alreadyIterated('a reading', 'readJournal'));
    this.#entries ??= this.#read(entryMaker(this.#kinds));
    return this.#entries.next() as Promise<IteratorResult<Entry<never>, undefined>>;
  }

  async return(): Promise<IteratorResult<Entry<Event>, undefined>> {
    this.#ended = true;
    await this.#reading?.return();
    return { done: true, value: undefined };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    this.#begin();
    return this;
  }

  #begin(): void {
    if (this.#begun) throw alreadyIterated('a reading', 'readJournal');
    this.#begun = true;
  }

  #read<Line>(maker: LineMaker<Line>): SourceReading<Line> {
    const reading = new SourceReading(this.#source, { ...this.#options, longest: this.#longest }, maker);
    if (this.#ended) reading.end();
    this.#reading = reading;
    return reading;
  }
}

function assertSource(source: unknown): asserts source is JournalSource {
  if (isPath(source) || (Array.isArray(source) && source.every(isPath))) return;
  if (typeof source === 'object' && source !== null && isStream(source as JournalSource)) return;
  throw wrongArgument('readJournal takes a directory, a file, a list of files or a stream of bytes', source);
}
