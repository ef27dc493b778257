import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compareJournalNames, type JournalName, parseJournalName } from '../journal-names.js';
import { type Entry, type Position, startOf, unreadableEntry } from '../read/journal-entry.js';
import type { Cutter } from '../read/line-cutter.js';
import { isSystemError } from '../system-error-reason.js';
import { FileTail, type ResumePoint } from './file-tail.js';
import { FollowedFile } from './followed-file.js';

/**
 * Where to start: at the start or end of the existing content, at a position, or per journal where it was
 * left, which is asked when the journal is found.
 */
export type TailStart = 'start' | 'end' | Position | ((name: JournalName) => 'start' | ResumePoint);

/**
 * Follows the journals of a directory as they are written. One file is open at a time: the next one, new or
 * grown, is opened when this one has been read to its end.
 */
export class JournalTail<Line = Entry> {
  readonly #directory: string;
  readonly #from: TailStart;
  /** Whether the start has been determined: files found from then on are new, whatever their names. */
  #begun = false;
  readonly #known = new Map<string, FollowedFile>();
  /** Time of the next poll of a file that is not open, by `Date.now()`. */
  #due = 0;
  /** Files with something to read, in the order of play. */
  #queue: FollowedFile[] = [];
  /** The open file. */
  #current: FollowedFile | undefined;
  #tail: FileTail<Line> | undefined;
  readonly #cutter: Cutter<Line>;
  #lookedAround = false;
  /** Whether the open file was missing at the last poll. */
  #isGone = false;
  /** Why the directory cannot be read, and the last report of that. */
  #refusal: Entry | undefined;
  #toldRefusal: Entry | undefined;

  constructor(directory: string, from: TailStart, cutter: Cutter<Line>) {
    this.#directory = directory;
    this.#cutter = cutter;
    this.#from = from;
    this.#findFiles();
    // A missing directory has no end to start at.
    if (from === 'end') this.#begun = true;
  }

  /** Whether a name is that of the open file. */
  isCurrent(name: string): boolean {
    return this.#current?.name.name === name;
  }

  /** Another journal than the open one has changed or is new; returns whether there is something to read. */
  changed(name: string): boolean {
    const file = this.#known.get(name);
    if (!file) this.lookAround();
    else if (file.hasChanged()) this.#enqueue([file]);
    return this.#mayHaveNews;
  }

  /**
   * Polls for missed notifications, also for new files if there may be some; returns whether there is
   * something to read.
   */
  poll(names: boolean): boolean {
    if (names) this.#findFiles();
    else this.#findGrown();
    if (this.#openHasNews(names)) this.lookAround();
    return this.#mayHaveNews;
  }

  /** There may be new, grown or replaced files. */
  lookAround(): void {
    this.#lookedAround = false;
  }

  /** The next line or a report about a file, if any. */
  next(): Line | Entry | undefined {
    for (;;) {
      const entry = this.#read() ?? this.#openNext() ?? this.#refused();
      if (entry !== 'again') return entry;
    }
  }

  /** The incomplete line of the open file, when no more will be written. */
  last(): Line | undefined {
    return this.#tail?.last();
  }

  /** Reads the open file again from its start. */
  startAgain(): void {
    this.#tail?.startAgain();
  }

  close(): void {
    this.#tail?.close();
    this.#tail = undefined;
    this.#current = undefined;
    this.#isGone = false;
  }

  #read(): Line | Entry | 'again' | undefined {
    try {
      const entry = (this.#lookedAround ? undefined : this.#reconcile()) ?? this.#tail?.next();
      if (!entry && this.#isGone) this.#releaseFile();
      return entry;
    } catch (error) {
      const file = this.#current;
      if (!file) throw error;
      this.#leave(false);
      return file.failed(error) ?? 'again';
    }
  }

  /** The open file is closed only once the next one could be opened. */
  #openNext(): Line | Entry | 'again' | undefined {
    const file = this.#queue.shift();
    if (!file) return undefined;
    try {
      const tail = new FileTail(file.path, this.#cutter);
      // Once there is a new file, the old one is complete; should it grow nevertheless, the line will be read
      // as a whole.
      const unfinished = this.#leave(file.isNew);
      this.#tail = tail;
      const news = tail.resume(file.resumePoint);
      this.#current = file;
      file.opened();
      return unfinished ?? news ?? 'again';
    } catch (error) {
      if (!this.#current) this.close();
      return file.failed(error) ?? 'again';
    }
  }

  /** Closes the open file, and reports an incomplete line if no more will be written to it. */
  #leave(isOver: boolean): Line | undefined {
    if (!this.#current || !this.#tail) return undefined;
    this.#current.resumePoint = this.#tail.resumePoint;
    this.#due = 0;
    const unfinished = isOver ? this.#tail.last() : undefined;
    this.close();
    return unfinished;
  }

  /** Reports once that the directory cannot be read, until it could be again. */
  #refused(): Entry | undefined {
    if (this.#refusal === this.#toldRefusal) return undefined;
    this.#toldRefusal = this.#refusal;
    return this.#refusal;
  }

  /**
   * The open file was removed and has been read to its end: closes it, and remembers it in case it returns.
   */
  #releaseFile(): void {
    const file = this.#current;
    this.#leave(false);
    file?.gone();
  }

  #reconcile(): Entry | undefined {
    this.#lookedAround = true;
    this.#findFiles();
    if (!this.#current || !this.#tail) return undefined;
    const whereabouts = this.#tail.whereabouts();
    this.#isGone = whereabouts === 'gone';
    if (whereabouts !== 'replaced') return this.#tail.check();
    this.#enqueue([this.#current]);
    return undefined;
  }

  get #mayHaveNews(): boolean {
    return !this.#lookedAround || this.#queue.length > 0 || this.#refusal !== this.#toldRefusal;
  }

  #openHasNews(names: boolean): boolean {
    try {
      return this.#tail?.hasNews(names) ?? false;
    } catch {
      // Reading it will report the error.
      return true;
    }
  }

  /** Polls the files that are not open, each when it is due. */
  #findGrown(): void {
    const now = Date.now();
    if (now < this.#due) return;
    const others = [...this.#known.values()].filter((file) => file !== this.#current && !file.isGone);
    const grown = others.filter((file) => file.due <= now && file.hasChanged());
    if (grown.length > 0) this.#enqueue(grown);
    this.#due = others.reduce((due, file) => Math.min(due, file.due), Infinity);
  }

  #findFiles(): void {
    const names = this.#list();
    if (!names) return;
    const found = names.flatMap((name) => this.#withNews(name) ?? []);
    if (found.length > 0) this.#enqueue(found);
    // At the end, the last file is the one that will grow.
    const last = this.#known.get(names.at(-1)?.name ?? '');
    if (!this.#begun && this.#queue.length === 0 && last) this.#enqueue([last]);
    this.#begun = true;
    this.#due = 0;
  }

  /** The file of a name, if there is something to read in it. */
  #withNews(name: JournalName): FollowedFile | undefined {
    const known = this.#known.get(name.name);
    if (known) {
      const isDue = known !== this.#current && (known.isGone || known.due <= Date.now());
      return isDue && known.hasChanged() ? known : undefined;
    }
    const begin = this.#beginIn(name);
    const file = new FollowedFile(this.#directory, name, begin);
    this.#known.set(name.name, file);
    return begin === 'end' ? undefined : file;
  }

  /**
   * Where to start in a file. One that did not exist when the watch began is new, unless it was left
   * somewhere.
   */
  #beginIn(name: JournalName): 'start' | 'end' | Position | ResumePoint {
    if (typeof this.#from === 'function') return this.#from(name);
    if (this.#begun) return 'start';
    if (typeof this.#from === 'string') return this.#from;
    const from = parseJournalName(path.basename(this.#from.file));
    if (from?.name === name.name) return this.#from;
    return from && compareJournalNames(name, from) < 0 ? 'end' : 'start';
  }

  #enqueue(files: readonly FollowedFile[]): void {
    const waiting = new Set([...this.#queue, ...files]);
    this.#queue = [...waiting].sort((a, b) => compareJournalNames(a.name, b.name));
  }

  #list(): JournalName[] | undefined {
    try {
      const names = readdirSync(this.#directory).flatMap(
        (name) => this.#known.get(name)?.name ?? parseJournalName(name) ?? [],
      );
      this.#refusal = undefined;
      return names.sort(compareJournalNames);
    } catch (error) {
      // Missing: nothing to follow until it is created.
      if (!isSystemError(error, 'ENOENT')) this.#refusal ??= unreadableEntry(startOf(this.#directory), error);
      return undefined;
    }
  }
}
