import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareJournalNames, type JournalName, journalFiles, parseJournalName } from '../names.js';
import { type Entry, lastLineStart, type Position, startOf, unreadable } from '../read/entry.js';
import { Tail } from './tail.js';

/** Follows the journal of a directory from file to file, as they are written. */
export class JournalTail {
  readonly #directory: string;
  readonly #from: 'start' | 'end' | Position;
  #tail: Tail | undefined;
  /** The file that was begun last; `undefined` before the first. */
  #current: JournalName | undefined;
  /** Files still to be begun, and from where if not from their start. */
  #later: JournalName[] = [];
  #begin: Position | undefined;
  #lookedAround = false;
  #started = false;

  constructor(directory: string, from: 'start' | 'end' | Position) {
    this.#directory = directory;
    this.#from = from;
  }

  /** Whether a name is that of the file being followed. */
  isCurrent(name: string): boolean {
    return this.#current?.name === name;
  }

  /** There may be new files, or another in the place of the one being followed. */
  lookAround(): void {
    this.#lookedAround = false;
  }

  /** The next line, if it is there. */
  next(): Entry | undefined {
    for (;;) {
      const news = this.#lookedAround ? undefined : this.#findFiles();
      const entry = news ?? this.#tail?.next() ?? this.#advance();
      if (entry !== 'again') return entry;
    }
  }

  close(): void {
    this.#tail?.close();
    this.#tail = undefined;
  }

  /** Once there is a later file, this one has had its last line. */
  #advance(): Entry | 'again' | undefined {
    if (this.#later.length === 0) return undefined;
    if (this.#tail) {
      const unfinished = this.#tail.last();
      this.close();
      return unfinished ?? 'again';
    }
    this.#current = this.#later.shift();
    const position = this.#begin ?? startOf(this.#pathOf(this.#current));
    this.#begin = undefined;
    try {
      this.#tail = new Tail(position);
      return 'again';
    } catch (error) {
      return unreadable(position, error);
    }
  }

  #findFiles(): Entry | undefined {
    this.#lookedAround = true;
    const files = this.#list();
    if (!this.#started) {
      this.#started = true;
      this.#later = this.#first(files);
      return undefined;
    }
    const current = this.#current;
    this.#later = current ? files.filter((file) => compareJournalNames(file, current) > 0) : files;
    return this.#tail?.isReplaced() ? this.#replace(this.#tail) : undefined;
  }

  /** The files to begin with; what comes after is new and read whole. */
  #first(files: readonly JournalName[]): JournalName[] {
    if (this.#from === 'start') return [...files];
    if (this.#from === 'end') {
      const last = files.at(-1);
      if (last) this.#begin = lastLineStart(this.#pathOf(last), readFileSync(this.#pathOf(last)));
      return last ? [last] : [];
    }
    const from = parseJournalName(path.basename(this.#from.file));
    if (!from) return [...files];
    const rest = files.filter((file) => compareJournalNames(file, from) >= 0);
    if (rest[0]?.name === from.name) this.#begin = { ...this.#from, file: this.#pathOf(from) };
    return rest;
  }

  /** Another file under the same name goes on where the old one was, or is read from its start. */
  #replace(old: Tail): Entry | undefined {
    const fresh = new Tail(startOf(old.file));
    const continued = old.isContinuedBy(fresh);
    const { position } = old;
    old.close();
    if (continued) fresh.resume(position);
    this.#tail = fresh;
    if (continued) return undefined;
    const message = `${old.file} was replaced by another file; it is read from its start`;
    return { problem: { code: 'replaced-file', column: 1, raw: '', message }, position, next: fresh.position };
  }

  #list(): JournalName[] {
    try {
      return journalFiles(readdirSync(this.#directory));
    } catch {
      // Not there yet, or not any more: nothing to follow until it comes.
      return [];
    }
  }

  #pathOf(file: JournalName | undefined): string {
    return path.join(this.#directory, file?.name ?? '');
  }
}
