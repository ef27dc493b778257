import type { Dialect } from '../../interface/dialect/dialects.js';
import { type JournalName, parseJournalName } from '../../journal/journal-names.js';
import type { StoredMessage } from '../fleet-message.js';
import { bytesFrom, kept, type StoredBytes, storedBytes } from './stored-bytes.js';

/** A line, or a piece of one, that came before those that belong in front of it. */
export type HeldLine = Pick<StoredMessage, 'offset' | 'line' | 'dialect' | 'payload'>;

/** Whether a file is a journal, as far as its first lines have shown. */
type Nature = 'undecided' | 'journal' | 'foreign';

/** A journal as JSON. Most are checked to their end, and need three numbers. */
export type FileSnapshot = readonly [name: string, copy: number, next: number, lines: number, open?: OpenFile];

/** What there is to know of a journal that is not checked to its end. */
interface OpenFile {
  readonly nature: Nature;
  readonly begun: boolean;
  readonly ended: boolean;
  readonly skipping: boolean;
  readonly rest: StoredBytes;
  readonly unended?: number | undefined;
  readonly held: readonly (readonly [offset: number, line: number, dialect: Dialect, payload: StoredBytes])[];
}

/** How far the check of a journal has come. */
export class JournalFile {
  readonly name: string;
  /** What the name says; nothing if it is not that of a journal. */
  readonly parsedName: JournalName | undefined;
  readonly copy: number;
  /** Where the bytes begin that are expected next. */
  next = 0;
  /** How many lines were checked, or are not published. */
  lines = 0;
  nature: Nature = 'undecided';
  /** Whether anything of it was checked. */
  begun = false;
  /** Whether its end has come, and nothing since. */
  ended = false;
  /** Whether the rest of a line is skipped, which was reported as too long. */
  skipping = false;
  /** The bytes before `next` that are not checked: of a line without its end, or of a file that may not be a journal. */
  #rest: Uint8Array[] = [];
  #restBytes = 0;
  /** Where a line begins that had no end when the file had: should the file go on, the line comes again. */
  unended: number | undefined;
  /** What came too early, in the order of the file. */
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

  /** Whether whole lines can be checked as they come. */
  get isPlain(): boolean {
    return this.nature === 'journal' && this.#restBytes === 0 && !this.skipping && this.held.length === 0;
  }

  /** Takes the next bytes, which stay unchecked for now. */
  append(bytes: Uint8Array): void {
    this.#rest.push(kept(bytes));
    this.#restBytes += bytes.length;
    this.pass(this.next + bytes.length);
  }

  /** All is checked but these bytes. */
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

  /** Goes on at an offset after so many lines; with `skipping` within a line. */
  skip(offset: number, lines: number, skipping: boolean): void {
    this.pass(offset);
    this.lines = lines;
    this.leave(new Uint8Array(), skipping);
  }

  end(unended: number | undefined): void {
    this.ended = true;
    this.unended = unended;
  }

  /** Keeps a line until those before it have come; returns whether it is another one than are kept already. */
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
