import type { Dialect } from '../../interface/dialect/dialects.js';
import { type JournalName, parseJournalName } from '../../journal/journal-names.js';
import type { StoredMessage } from '../fleet-message.js';
import { bytesFrom, kept, type StoredBytes, storedBytes } from './stored-bytes.js';

/** A line or piece that arrived before its predecessors. */
export type HeldLine = Pick<StoredMessage, 'offset' | 'line' | 'dialect' | 'payload'>;

/** Whether a file is a journal, judging by its first lines. */
type Nature = 'undecided' | 'journal' | 'foreign';

/** A journal as JSON. Most are checked to their end and need three numbers only. */
export type FileSnapshot = readonly [name: string, copy: number, next: number, lines: number, open?: OpenFile];

/** Additional state of a journal that is not checked to its end. */
interface OpenFile {
  readonly nature: Nature;
  readonly begun: boolean;
  readonly ended: boolean;
  readonly skipping: boolean;
  readonly rest: StoredBytes;
  readonly unended?: number | undefined;
  readonly held: readonly (readonly [offset: number, line: number, dialect: Dialect, payload: StoredBytes])[];
}

/** The state of the check of a journal. */
export class JournalFile {
  readonly name: string;
  /** Undefined if the name is not that of a journal. */
  readonly parsedName: JournalName | undefined;
  readonly copy: number;
  /** Offset of the next expected byte. */
  next = 0;
  /** Lines checked, or not published. */
  lines = 0;
  nature: Nature = 'undecided';
  /** Something of it was checked. */
  begun = false;
  /** Its end has arrived, and nothing since. */
  ended = false;
  /** Skipping the rest of a line that was reported as too long. */
  skipping = false;
  /** Unchecked bytes before `next`: of an unfinished line, or of a file that may not be a journal. */
  #rest: Uint8Array[] = [];
  #restBytes = 0;
  /**
   * Offset of a line that was unfinished when the file ended: should the file grow, the line is published
   * again.
   */
  unended: number | undefined;
  /** Early arrivals, in file order. */
  readonly held: HeldLine[] = [];

  constructor(name: string, copy: number) {
    this.name = name;
    this.parsedName = parseJournalName(name);
    this.copy = copy;
  }

  get rest(): readonly Uint8Array[] {
    return this.#rest;
  }

  get restBytes(): number {
    return this.#restBytes;
  }

  /** Whole lines can be checked as they arrive. */
  get isPlain(): boolean {
    return this.nature === 'journal' && this.#restBytes === 0 && !this.skipping && this.held.length === 0;
  }

  /** Appends bytes, unchecked for now. */
  append(bytes: Uint8Array): void {
    this.#rest.push(kept(bytes));
    this.#restBytes += bytes.length;
    this.pass(this.next + bytes.length);
  }

  /** Everything is checked except these bytes. */
  leave(rest: Uint8Array, skipping: boolean): void {
    this.#rest = rest.length > 0 ? [rest] : [];
    this.#restBytes = rest.length;
    this.skipping = skipping;
  }

  /** Everything up to an offset is checked. */
  pass(offset: number): void {
    this.next = offset;
    this.ended = false;
    this.unended = undefined;
  }

  /** Continues at an offset after `lines` lines; with `skipping`, in the middle of a line. */
  skip(offset: number, lines: number, skipping: boolean): void {
    this.pass(offset);
    this.lines = lines;
    this.leave(new Uint8Array(), skipping);
  }

  end(unended: number | undefined): void {
    this.ended = true;
    this.unended = unended;
  }

  /** Holds a line until its predecessors arrive; returns false for a duplicate. */
  hold({ offset, line, dialect, payload }: HeldLine): boolean {
    const index = this.held.findIndex((each) => each.offset >= offset);
    const at = index < 0 ? this.held.length : index;
    const same = this.held[at]?.offset === offset ? this.held[at] : undefined;
    if (same && same.payload.length >= payload.length) return false;
    this.held.splice(at, same ? 1 : 0, { offset, line, dialect, payload: kept(payload) });
    return true;
  }

  get heldBytes(): number {
    return this.held.reduce((sum, { payload }) => sum + payload.length, 0);
  }

  snapshot(): FileSnapshot {
    const { name, copy, next, lines, nature, begun, ended, skipping, unended } = this;
    if (this.isPlain && begun && ended && unended === undefined) return [name, copy, next, lines];
    const rest = storedBytes(Buffer.concat(this.#rest));
    const held = this.held.map((each) => [each.offset, each.line, each.dialect, storedBytes(each.payload)] as const);
    return [name, copy, next, lines, { nature, begun, ended, skipping, rest, unended, held }];
  }

  static restore([name, copy, next, lines, open]: FileSnapshot): JournalFile {
    const file = new JournalFile(name, copy);
    file.next = next;
    file.lines = lines;
    file.nature = open?.nature ?? 'journal';
    file.begun = open?.begun ?? true;
    file.ended = open?.ended ?? true;
    file.unended = open?.unended;
    file.leave(bytesFrom(open?.rest ?? ''), open?.skipping ?? false);
    for (const [offset, line, dialect, payload] of open?.held ?? []) {
      file.held.push({ offset, line, dialect, payload: bytesFrom(payload) });
    }
    return file;
  }
}
