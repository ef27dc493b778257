import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { wrongArgument } from '../../words/argument-error.js';
import { checkOptions } from '../../words/shape/check-options.js';
import { assertDirectory } from '../directories.js';
import { LineBuffer } from '../format/format-line.js';
import { JournalError, writeFailed } from '../journal-error.js';
import { assertEvent, type EventToWrite } from '../journal-event.js';
import { formatJournalName } from '../journal-names.js';
import { appendLines, truncateBy } from './append-lines.js';
import { acquireLock, type Lock } from './directory-lock.js';
import { type JournalWriterOptions, writerChecks } from './journal-writer-options.js';
import { foreignFile, markAsOurs, openInDirectory, ownJournals, unmark } from './ownership-marker.js';

export type { JournalWriterOptions };

/** Writes the journal of one session. Its directory is locked against other processes. */
export class JournalWriter {
  readonly directory: string;
  /** Held until `close`; other processes can read its details. */
  readonly lock: Lock;
  #options: JournalWriterOptions;
  readonly #linesPerPart: number;
  readonly #batch: number;
  readonly #buffer = new LineBuffer();
  readonly #files: string[] = [];
  #isGuest = false;
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

  /** Creates the directory if necessary, and the first part, which is still empty. */
  static async open(directory: string, options: JournalWriterOptions): Promise<JournalWriter> {
    assertDirectory(directory, 'JournalWriter.open');
    const checked = checkOptions('JournalWriter.open', options, writerChecks);
    return openInDirectory(directory, () => {
      const writer = new JournalWriter(directory, acquireLock(directory), checked);
      const before = ownJournals(directory);
      try {
        writer.#openPart(checked.part ?? writer.#freePart());
      } catch (error) {
        unmark(directory, before);
        writer.lock.release();
        throw error;
      }
      return writer;
    });
  }

  /** The file that is being written. */
  get file(): string {
    return this.#files.at(-1) ?? '';
  }

  /** All parts so far. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** The number of lines in all parts so far, including those still buffered. */
  get lines(): number {
    return this.#linesWritten + this.#linesHeld;
  }

  /**
   * Writes an event as one whole line, appended in a single write; with `batch`, many lines at once. If that
   * fails, the file ends with its last whole line, buffered lines are dropped, `lines` is corrected, and you
   * can go on writing.
   */
  write(event: EventToWrite): void {
    this.#assertOpen();
    assertEvent(event);
    if (this.#linesInPart >= this.#linesPerPart) this.beginPart();
    this.#add(event);
  }

  /** Writes the buffered lines. */
  flush(): void {
    this.#assertOpen();
    const held = this.#linesHeld;
    this.#linesInPart -= held;
    this.#linesHeld = 0;
    try {
      this.#append(this.#buffer.bytes(), held);
    } finally {
      this.#buffer.clear();
    }
  }

  /** The number of lines in the file that is being written. */
  get linesInFile(): number {
    return this.#linesInPart;
  }

  /** Position of the next line; begins a new part first if this one is full. */
  nextLine(): { readonly file: string; readonly line: number } {
    this.#assertOpen();
    if (this.#linesInPart >= this.#linesPerPart) this.beginPart();
    return { file: this.file, line: this.#linesInPart + 1 };
  }

  /**
   * Writes bytes as they are, whether they are a line, half a line or anything else; `lines` is the number of
   * lines that end in them.
   */
  append(bytes: Uint8Array, lines: number): void {
    if (!(bytes instanceof Uint8Array)) throw wrongArgument('append takes bytes', bytes);
    this.flush();
    this.#append(bytes, lines);
  }

  /** Removes bytes from the end of the last line, including its line ending. */
  cut(bytes: number): void {
    this.flush();
    try {
      truncateBy(this.#assertOpen(), this.file, bytes);
    } catch (error) {
      throw writeFailed(`cut ${this.file}`, error);
    }
    this.#linesInPart -= 1;
    this.#linesWritten -= 1;
  }

  /** Begins a new part, whether the last one is full or not. */
  beginPart(between: JournalWriterOptions['betweenParts'] = this.#options.betweenParts): void {
    const next = this.#freePart();
    const { last, first } = between?.(next) ?? {};
    try {
      if (last) this.#add(last);
      this.flush();
      this.#closePart();
      this.#openPart(next);
      if (first) this.#add(first);
    } catch (error) {
      // Lines after a missing start or end would only mislead.
      this.#closePart();
      throw error;
    }
  }

  /**
   * Starts the journal of another launch in the same directory, or a part of this one with another number.
   */
  beginJournal(named: Pick<JournalWriterOptions, 'started' | 'edition'> & { readonly part: number }): void {
    this.flush();
    this.#closePart();
    this.#options = { ...this.#options, ...named };
    this.#openPart(named.part);
  }

  /** The journal of another game in this directory, under the same lock: close it before this one. */
  beside(started: Date): JournalWriter {
    const guest = new JournalWriter(this.directory, this.lock, { ...this.#options, started });
    guest.#isGuest = true;
    guest.#openPart(guest.#freePart());
    return guest;
  }

  /** Writes the buffered lines and releases the directory; calling it again has no effect. */
  close(): void {
    try {
      if (this.#descriptor !== undefined) this.flush();
    } finally {
      this.#closePart();
      if (!this.#isGuest) this.lock.release();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  #append(bytes: Uint8Array, count: number): void {
    const { lines, error, torn } = appendLines(this.#assertOpen(), this.file, bytes, count);
    this.#linesWritten += lines;
    this.#linesInPart += lines;
    // Lines after an incomplete one would be lost with it.
    if (torn) this.#closePart();
    if (error !== undefined) throw writeFailed(`write ${this.file}`, error);
  }

  #add(event: EventToWrite): void {
    this.#buffer.append(event);
    this.#linesHeld += 1;
    this.#linesInPart += 1;
    if (this.#buffer.length >= this.#batch) this.flush();
  }

  /** Number of the next part; skips parts that an earlier session wrote under the same name. */
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
    const { started, edition = '', timeZone, form } = this.#options;
    return formatJournalName({ started, edition, part, timeZone, form });
  }

  #closePart(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #assertOpen(): number {
    if (this.#descriptor === undefined) {
      throw new JournalError(
        'closed',
        `the journal in ${this.directory} is closed: open a new JournalWriter to write more`,
      );
    }
    return this.#descriptor;
  }
}

function create(file: string): number {
  try {
    // For appending, and only if nothing of this name exists, not even a link.
    return openSync(file, 'ax');
  } catch (error) {
    throw writeFailed(`create ${file}`, error);
  }
}
