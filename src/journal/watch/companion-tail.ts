import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { dialects } from '../../interface/dialect/dialects.js';
import type { CompanionFile, CompanionKind } from '../../interface/event-types.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import { companionFiles } from '../game-files.js';
import type { JournalEvent } from '../journal-event.js';
import type { Problem } from '../parse/line-problem.js';
import { type Parsed, parseLine } from '../parse/parse-line.js';
import { startOf, unreadableEntry } from '../read/journal-entry.js';
import { readRegularFile } from '../read/regular-file.js';
import { maxCompanionBytes } from '../read/size-limits.js';

/** After how many milliseconds a companion that cannot be read is tried again; each further time after twice as many. */
const firstRetry = 10;

/**
 * The content of a companion file: an event, a problem, or both if the event could be recovered from stray bytes around
 * it.
 */
export type CompanionEntry = { readonly companion: CompanionFile } & Parsed;

/** What a companion holds at one moment; of one that cannot be opened, the reason stands for the bytes. */
interface Content {
  /** As they are in the file; none if it is not read. */
  readonly whole: Buffer | undefined;
  /** What makes a change: those without the blanks behind. */
  readonly bytes: Buffer;
  readonly parsed: Parsed;
}

/** Follows one companion: reports each new content once, and keeps the last good one while the file is being written. */
export class CompanionTail {
  readonly #kind: CompanionKind;
  readonly #name: CompanionFile;
  readonly #file: string;
  /** How long a content that cannot be read may stay before it is reported, in milliseconds. */
  readonly #patience: number;
  readonly #largest: number;
  #last: JournalEvent | undefined;
  #reported: Buffer | undefined;
  #reportedWhole: Buffer | undefined;
  /** A content that cannot be read, since when, and how long to wait before the next look at it. */
  #failing: Buffer | undefined;
  #since = 0;
  #wait = firstRetry;
  /** When to look next, or `Infinity` if nothing has changed. */
  #due = 0;
  /** How the file was at the last look, and whether it was read again since it was first seen like that. */
  #stamp: Stats | undefined;
  #isSettled = false;

  /** `largest` is how many bytes it may have. */
  constructor(directory: string, kind: CompanionKind, patience: number, largest = maxCompanionBytes) {
    this.#kind = kind;
    this.#largest = largest;
    this.#name = companionFiles[kind];
    this.#file = path.join(directory, this.#name);
    this.#patience = patience;
  }

  /** The last good content. */
  get latest(): JournalEvent | undefined {
    return this.#last;
  }

  /** The exact bytes of what was reported last; none if the file could not be read. */
  get reportedBytes(): Buffer | undefined {
    return this.#reportedWhole;
  }

  get due(): number {
    return this.#due;
  }

  /** The file may have changed. */
  changed(): void {
    this.#due = 0;
  }

  /** Looks whether the file may have changed, also if it was not there before and `names` may be new. */
  poll(names: boolean): boolean {
    if ((names || this.#stamp) && this.#hasNewStamp()) this.changed();
    return this.#due === 0;
  }

  /** What the file holds at this moment, if it can be read; nothing is reported. */
  peek(): JournalEvent | undefined {
    return this.#read()?.parsed.event;
  }

  /** Looks at the file if it is time to, and reports what is new. */
  look(now: number): CompanionEntry | undefined {
    if (now < this.#due) return undefined;
    this.#due = Infinity;
    const content = this.#read();
    if (!content || this.#reported?.equals(content.bytes)) return undefined;
    const { event, problem } = content.parsed;
    if (problem && this.#isWorthWaiting(now, content.bytes)) return undefined;
    this.#failing = undefined;
    this.#reported = content.bytes;
    this.#reportedWhole = content.whole;
    this.#last = event ?? this.#last;
    return { companion: this.#name, ...content.parsed };
  }

  /**
   * It is probably being written at this moment: half a text, or NUL bytes where it is just being cut. Whether it stays
   * like that shows soon.
   */
  #isWorthWaiting(now: number, bytes: Buffer): boolean {
    if (!this.#failing?.equals(bytes)) {
      this.#failing = bytes;
      this.#since = now;
      this.#wait = firstRetry;
    }
    const end = this.#since + this.#patience;
    this.#due = now < end ? Math.min(end, now + this.#wait) : Infinity;
    this.#wait *= 2;
    return now < end;
  }

  /** The time of a file is coarse: what was just written may be written again in the same moment, so it is read twice. */
  #hasNewStamp(): boolean {
    try {
      const before = this.#stamp;
      const now = statSync(this.#file, { throwIfNoEntry: false });
      const isSame = now?.mtimeMs === before?.mtimeMs && now?.size === before?.size && now?.ino === before?.ino;
      const isNew = now !== undefined && !(isSame && this.#isSettled);
      this.#stamp = now;
      this.#isSettled = isSame;
      return isNew;
    } catch {
      // Reading it will report why.
      return true;
    }
  }

  #read(): Content | undefined {
    try {
      // Most of them are not there, and asking for one is cheaper than failing to open it.
      this.#stamp = statSync(this.#file, { throwIfNoEntry: false });
      this.#isSettled = false;
      if (!this.#stamp) return undefined;
      const content = readRegularFile(this.#file, this.#largest);
      if (content === 'too large') return this.#tooLarge();
      const bytes = withoutBlanksBehind(content);
      return { whole: content, bytes, parsed: this.#ofOurKind(bytes) };
    } catch (error) {
      // Not there yet, or not any more; a notification or the next look around comes back to it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      const { problem } = unreadableEntry(startOf(this.#file), error) as { problem: Problem };
      return { whole: undefined, bytes: Buffer.from(problem.message), parsed: { problem } };
    }
  }

  /** Once too large, it is not reported again when it grows further. */
  #tooLarge(): Content {
    const message = `${this.#name} is larger than ${this.#largest} bytes, so it is not a companion file of the game and is not read`;
    const problem: Problem = { code: 'too-long', column: 1, raw: '', message };
    return { whole: undefined, bytes: Buffer.from(message), parsed: { problem } };
  }

  /** An event of another kind does not belong in this file. */
  #ofOurKind(bytes: Buffer): Parsed {
    const parsed = parseLine(bytes);
    if (!parsed.event || findCompanionKind(dialects.game, parsed.event.event)?.companion.file === this.#name)
      return parsed;
    const message = `${this.#name} does not contain a ${this.#kind} event`;
    return { problem: { code: 'not-an-object', column: 1, raw: bytes.toString(), message } };
  }
}

/** A file that is written in place has spaces behind its text for a moment; they are not a change. */
function withoutBlanksBehind(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && blanks.has(bytes[end - 1] as number)) end--;
  return bytes.subarray(0, end);
}

const blanks = new Set(Buffer.from(' \r\n'));
