import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { JournalError, writeFailed } from '../errors.js';
import type { JournalEvent, WritableEvent } from '../event.js';
import { LineBuffer } from '../format/line.js';
import { formatJournalName } from '../names.js';
import { appendLines } from './append.js';
import { acquireLock, type Lock } from './lock.js';
import { foreignFile, markAsOurs, ownJournals, prepareDirectory } from './ownership.js';
import { checkOptions, type JournalWriterOptions } from './writer-options.js';

export type { JournalWriterOptions };

/** Writes one session's journal into a directory that nobody else writes to meanwhile. */
export class JournalWriter {
  readonly directory: string;
  /** Held until `close`; its details tell others about this process. */
  readonly lock: Lock;
  readonly #options: JournalWriterOptions;
  readonly #linesPerPart: number;
  readonly #batch: number;
  readonly #buffer = new LineBuffer();
  readonly #files: string[] = [];
  #descriptor: number | undefined;
  #part = 0;
  #linesInPart = 0;
  #linesWritten = 0;
  #linesHeld = 0;

  private constructor(directory: string, lock: Lock, options: JournalWriterOptions) {
    this.directory = directory;
    this.lock = lock;
    this.#options = options;
    this.#linesPerPart = options.linesPerPart ?? 500_000;
    this.#batch = options.batch ?? 0;
  }

  /** Makes the directory if need be, and the first part, still empty. */
  static async open(directory: string, options: JournalWriterOptions): Promise<JournalWriter> {
    checkOptions(options);
    await prepareDirectory(directory);
    const writer = new JournalWriter(directory, acquireLock(directory), options);
    try {
      writer.#openPart(writer.#freePart());
    } catch (error) {
      writer.lock.release();
      throw error;
    }
    return writer;
  }

  /** The file that is being written. */
  get file(): string {
    return this.#files.at(-1) ?? '';
  }

  /** All parts so far. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** The lines of all parts so far, with those still gathered. */
  get lines(): number {
    return this.#linesWritten + this.#linesHeld;
  }

  /**
   * Writes an event: one appending write of one whole line, or, in a batch, of many. If that fails, the file ends with
   * its last whole line, what was gathered after it is dropped, `lines` counts what is there, and writing may go on.
   */
  write(event: WritableEvent | JournalEvent): void {
    this.#assertOpen();
    if (this.#linesInPart >= this.#linesPerPart) this.#rotate();
    this.#add(event);
  }

  /** Writes what is gathered. */
  flush(): void {
    const descriptor = this.#assertOpen();
    const { lines, error, torn } = appendLines(descriptor, this.file, this.#buffer.bytes(), this.#linesHeld);
    this.#linesWritten += lines;
    this.#linesInPart += lines - this.#linesHeld;
    this.#linesHeld = 0;
    this.#buffer.clear();
    // What follows half a line would be lost with it.
    if (torn) this.#closePart();
    if (error !== undefined) throw writeFailed(`write ${this.file}`, error);
  }

  /** Writes what is gathered and gives the directory back; doing so twice does no harm. */
  close(): void {
    try {
      if (this.#descriptor !== undefined) this.flush();
    } finally {
      this.#closePart();
      this.lock.release();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  #add(event: WritableEvent): void {
    this.#buffer.append(event);
    this.#linesHeld += 1;
    this.#linesInPart += 1;
    if (this.#buffer.length >= this.#batch) this.flush();
  }

  #rotate(): void {
    const next = this.#freePart();
    const { last, first } = this.#options.betweenParts?.(next) ?? {};
    try {
      if (last) this.#add(last);
      this.flush();
      this.#closePart();
      this.#openPart(next);
      if (first) this.#add(first);
    } catch (error) {
      // Lines after a beginning or an end that is missing would only mislead.
      this.#closePart();
      throw error;
    }
  }

  /** The number of the next part; one that an earlier session of ours wrote under the same name is stepped over. */
  #freePart(): number {
    const ours = ownJournals(this.directory);
    for (let part = this.#part + 1; ; part += 1) {
      const name = this.#nameOf(part);
      if (!existsSync(path.join(this.directory, name))) return part;
      if (!ours?.has(name)) throw foreignFile(this.directory, name);
    }
  }

  #openPart(part: number): void {
    const name = this.#nameOf(part);
    const file = path.join(this.directory, name);
    markAsOurs(this.directory, name);
    this.#descriptor = create(file);
    this.#files.push(file);
    this.#part = part;
    this.#linesInPart = 0;
  }

  #nameOf(part: number): string {
    const { started, edition = '' } = this.#options;
    return formatJournalName({ started, edition, part });
  }

  #closePart(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #assertOpen(): number {
    if (this.#descriptor === undefined) {
      throw new JournalError('closed', `the journal in ${this.directory} is closed, so nothing more can be written`);
    }
    return this.#descriptor;
  }
}

function create(file: string): number {
  try {
    // To append, and only if nothing of this name is there, not even a link to somewhere else.
    return openSync(file, 'ax');
  } catch (error) {
    throw writeFailed(`create ${file}`, error);
  }
}
