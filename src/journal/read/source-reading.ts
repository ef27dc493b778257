import path from 'node:path';
import { JournalError } from '../journal-error.js';
import { AbortableWait } from './abortable-wait.js';
import { type ByteSource, fileSource, filesOf, streamSource } from './byte-source.js';
import { type Position, startOf, unreadable } from './journal-entry.js';
import { MakingCutter } from './line-cutter.js';
import type { LineMaker } from './line-maker.js';

/** A directory of journals, one file, several files in the order given, or a stream of bytes. */
export type JournalSource = string | readonly string[] | AsyncIterable<Uint8Array | string>;

/** Start, maximum length of a line, and signal. */
export interface SourceOptions {
  readonly from?: 'start' | 'end' | Position;
  readonly longest: number;
  readonly signal?: AbortSignal;
}

/** Reads file after file, and converts each line. */
export class SourceReading<Line> implements AsyncIterableIterator<Line> {
  readonly #source: JournalSource;
  readonly #options: SourceOptions;
  readonly #maker: LineMaker<Line>;
  readonly #cutter: MakingCutter<Line>;
  /** Files still to be read; undefined until the first line is requested. */
  #ahead: Position[] | undefined;
  #feed: ByteSource | undefined;
  #busy: Promise<unknown> | undefined;
  #ended = false;
  /** Aborted when the reading is closed while it waits for bytes. */
  readonly #wait = new AbortableWait();

  constructor(source: JournalSource, options: SourceOptions, maker: LineMaker<Line>) {
    this.#source = source;
    this.#options = options;
    this.#maker = maker;
    this.#cutter = new MakingCutter(maker, options.longest);
    options.signal?.addEventListener('abort', this.#wait.abort, { once: true });
  }

  next(): Promise<IteratorResult<Line, undefined>> {
    if (this.#busy) return this.#busy.then(() => this.next());
    const line = this.#feed && !this.#options.signal?.aborted ? this.#cutter.next() : undefined;
    if (line !== undefined) return Promise.resolve({ done: false, value: line });
    const more = this.#more();
    this.#busy = more
      .finally(() => {
        this.#busy = undefined;
      })
      .catch(() => undefined);
    return more;
  }

  /** Stops reading. */
  end(): void {
    this.#ended = true;
    this.#wait.abort();
    this.#options.signal?.removeEventListener('abort', this.#wait.abort);
  }

  async return(): Promise<IteratorResult<Line, undefined>> {
    this.end();
    await this.#closeFeed();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Reads until there is a line, file after file. */
  async #more(): Promise<IteratorResult<Line, undefined>> {
    this.#ahead ??= await positionsOf(this.#source, this.#options.from ?? 'start');
    for (;;) {
      await this.#stopIfAborted();
      if (this.#ended) return { done: true, value: undefined };
      const line = this.#feed ? await this.#readOn(this.#feed) : await this.#openNext(this.#ahead);
      if (line === 'end') return this.return();
      if (line !== undefined) return { done: false, value: line };
    }
  }

  async #stopIfAborted(): Promise<void> {
    if (!this.#options.signal?.aborted) return;
    await this.return();
    this.#options.signal.throwIfAborted();
  }

  /** The next line of the open file, once its bytes are there. */
  async #readOn(byteSource: ByteSource): Promise<Line | undefined> {
    const cutter = this.#cutter;
    const line = cutter.next();
    if (line !== undefined) return line;
    try {
      const read = await this.#wait.waitFor(byteSource.read(cutter.space()));
      if (!read) return undefined;
      cutter.filled(read.value);
      if (read.value > 0) return undefined;
    } catch (error) {
      await this.#closeFeed();
      return this.#failed(cutter.position, error);
    }
    await this.#closeFeed();
    return cutter.last();
  }

  /** Reports and skips an unreadable file. */
  async #openNext(ahead: Position[]): Promise<Line | 'end' | undefined> {
    const position = ahead.shift();
    if (!position) return 'end';
    try {
      this.#feed = isStream(this.#source)
        ? streamSource(this.#source)
        : await fileSource(position.file, position.offset, { pipes: isNamed(position.file, this.#source) });
      this.#cutter.begin(position);
      return undefined;
    } catch (error) {
      return this.#failed(position, error);
    }
  }

  #failed(position: Position, error: unknown): Line {
    return this.#maker.problem(unreadable(position.file, error), position, position);
  }

  async #closeFeed(): Promise<void> {
    const byteSource = this.#feed;
    this.#feed = undefined;
    await byteSource?.close();
  }
}

/** The files to read, each with its start. */
async function positionsOf(source: JournalSource, from: 'start' | 'end' | Position): Promise<Position[]> {
  if (isStream(source)) return [startOf('-')];
  if (from === 'end') return [];
  const files = await filesOf(source);
  if (from === 'start') return files.map(startOf);
  const first = files.findIndex((file) => path.resolve(file) === path.resolve(from.file));
  if (first < 0) throw new JournalError('not-found', `${from.file} is not among the journals to read`);
  return [from, ...files.slice(first + 1).map(startOf)];
}

/** A named pipe is read if given explicitly, but is no journal of a directory. */
function isNamed(file: string, source: JournalSource): boolean {
  return typeof source !== 'string' || file === source;
}

export function isStream(source: JournalSource): source is AsyncIterable<Uint8Array | string> {
  return typeof source === 'object' && Symbol.asyncIterator in source;
}
