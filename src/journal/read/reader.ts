import path from 'node:path';
import { wrongArgument } from '../../words/argument-error.js';
import { abortSignal, checkOptions, isPath, type OptionChecks } from '../../words/option-gate.js';
import { alreadyIterated, JournalError } from '../journal-error.js';
import type { JournalEvent } from '../journal-event.js';
import { AbortableWait } from './abortable-wait.js';
import { type ByteSource, fileSource, filesOf, streamSource } from './byte-source.js';
import { beginning, type Entry, type Position, startOf, unreadableEntry } from './journal-entry.js';
import { LineCutter } from './line-cutter.js';
import { lineBytes, lineLimit } from './size-limits.js';

/** A directory of journals, one file, several files in the order given, or a stream of bytes. */
export type JournalSource = string | readonly string[] | AsyncIterable<Uint8Array | string>;

export interface ReadOptions {
  /** Where to begin; a position is that of the first line to read, such as the `next` of an entry. */
  readonly from?: 'start' | 'end' | Position;
  /** A longer line is reported as a problem and skipped; 64 MB by default. */
  readonly maxLineBytes?: number;
  readonly signal?: AbortSignal;
}

const readChecks: OptionChecks<ReadOptions> = { from: beginning, maxLineBytes: lineBytes, signal: abortSignal };

/**
 * Reads a journal line by line; memory use does not grow with its size. A bad line becomes an entry with a problem, and
 * reading continues.
 */
export function readJournal(source: JournalSource, options?: ReadOptions): JournalReading {
  return new JournalReading(source, options);
}

/** The entries of a journal as they are read; `events()` yields only the events. */
export class JournalReading implements AsyncIterableIterator<Entry>, AsyncDisposable {
  readonly #source: JournalSource;
  readonly #options: ReadOptions;
  /** What is still to be read; `undefined` until the first line is asked for. */
  #ahead: Position[] | undefined;
  #feed: ByteSource | undefined;
  readonly #cutter: LineCutter;
  #busy: Promise<unknown> | undefined;
  #ended = false;
  #begun = false;
  /** Aborted when the reading is closed while it waits for bytes. */
  readonly #patience = new AbortableWait();

  constructor(source: JournalSource, options: ReadOptions = {}) {
    assertSource(source);
    const { maxLineBytes, signal } = (this.#options = checkOptions('readJournal', options, readChecks));
    this.#source = source;
    this.#cutter = new LineCutter(lineLimit(maxLineBytes));
    signal?.addEventListener('abort', this.#patience.abort, { once: true });
  }

  /** Only the events: lines without one are skipped. */
  async *events(): AsyncGenerator<JournalEvent, void, undefined> {
    for await (const { event } of this) if (event) yield event;
  }

  next(): Promise<IteratorResult<Entry, undefined>> {
    if (this.#busy) return this.#busy.then(() => this.next());
    const entry = this.#feed && !this.#options.signal?.aborted ? this.#cutter.next() : undefined;
    if (entry) return Promise.resolve({ done: false, value: entry });
    const more = this.#more();
    this.#busy = more
      .finally(() => {
        this.#busy = undefined;
      })
      .catch(() => undefined);
    return more;
  }

  async return(): Promise<IteratorResult<Entry, undefined>> {
    this.#ended = true;
    this.#patience.abort();
    this.#options.signal?.removeEventListener('abort', this.#patience.abort);
    await this.#closeFeed();
    return { done: true, value: undefined };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    if (this.#begun) throw alreadyIterated('a reading', 'readJournal');
    this.#begun = true;
    return this;
  }

  /** Reads on until there is a line, file after file. */
  async #more(): Promise<IteratorResult<Entry, undefined>> {
    this.#ahead ??= await positionsOf(this.#source, this.#options.from ?? 'start');
    for (;;) {
      await this.#stopIfAborted();
      if (this.#ended) return { done: true, value: undefined };
      const entry = this.#feed ? await this.#readOn(this.#feed) : await this.#openNext(this.#ahead);
      if (entry === 'end') return this.return();
      if (entry) return { done: false, value: entry };
    }
  }

  async #stopIfAborted(): Promise<void> {
    if (!this.#options.signal?.aborted) return;
    await this.return();
    this.#options.signal.throwIfAborted();
  }

  /** The next line of the open file, as soon as its bytes are there. */
  async #readOn(byteSource: ByteSource): Promise<Entry | undefined> {
    const cutter = this.#cutter;
    const entry = cutter.next();
    if (entry) return entry;
    try {
      const read = await this.#patience.waitFor(byteSource.read(cutter.space()));
      if (!read) return undefined;
      cutter.filled(read.value);
      if (read.value > 0) return undefined;
    } catch (error) {
      await this.#closeFeed();
      return unreadableEntry(cutter.position, error);
    }
    await this.#closeFeed();
    return cutter.last();
  }

  /** A file that cannot be read is reported and skipped. */
  async #openNext(ahead: Position[]): Promise<Entry | 'end' | undefined> {
    const position = ahead.shift();
    if (!position) return 'end';
    try {
      this.#feed = isStream(this.#source)
        ? streamSource(this.#source)
        : await fileSource(position.file, position.offset, { pipes: isNamed(position.file, this.#source) });
      this.#cutter.begin(position);
      return undefined;
    } catch (error) {
      return unreadableEntry(position, error);
    }
  }

  async #closeFeed(): Promise<void> {
    const byteSource = this.#feed;
    this.#feed = undefined;
    await byteSource?.close();
  }
}

/** The files to be read, each from where reading begins in it. */
async function positionsOf(source: JournalSource, from: 'start' | 'end' | Position): Promise<Position[]> {
  if (isStream(source)) return [startOf('-')];
  if (from === 'end') return [];
  const files = await filesOf(source);
  if (from === 'start') return files.map(startOf);
  const first = files.findIndex((file) => path.resolve(file) === path.resolve(from.file));
  if (first < 0) throw new JournalError('not-found', `${from.file} is not among the journals to read`);
  return [from, ...files.slice(first + 1).map(startOf)];
}

function assertSource(source: unknown): asserts source is JournalSource {
  if (isPath(source) || (Array.isArray(source) && source.every(isPath))) return;
  if (typeof source === 'object' && source !== null && isStream(source as JournalSource)) return;
  throw wrongArgument('readJournal takes a directory, a file, a list of files or a stream of bytes', source);
}

/** A pipe is read if it is named; one among the journals of a directory is not a journal. */
function isNamed(file: string, source: JournalSource): boolean {
  return typeof source !== 'string' || file === source;
}

function isStream(source: JournalSource): source is AsyncIterable<Uint8Array | string> {
  return typeof source === 'object' && Symbol.asyncIterator in source;
}
