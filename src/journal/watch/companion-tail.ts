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

/** Milliseconds before an unreadable companion is retried; doubled each time. */
const firstRetry = 10;

/**
 * The content of a companion file: an event, a problem, or both if the event could be recovered from stray
 * bytes around it.
 */
export type CompanionEntry = { readonly companion: CompanionFile } & Parsed;

/** Content of a companion at one moment; for one that cannot be opened, the reason stands for the bytes. */
interface Content {
  /** All bytes of the file; undefined if it was not read. */
  readonly whole: Buffer | undefined;
  /** Bytes without trailing blanks, by which changes are detected. */
  readonly bytes: Buffer;
  readonly parsed: Parsed;
}

/**
 * Follows one companion: reports each new content once, and keeps the last valid one while the file is being
 * written.
 */
export class CompanionTail {
  readonly #kind: CompanionKind;
  readonly #name: CompanionFile;
  readonly #file: string;
  /** Milliseconds for which a content may be unreadable before it is reported. */
  readonly #timeout: number;
  readonly #largest: number;
  #last: JournalEvent | undefined;
  #reported: Buffer | undefined;
  #reportedWhole: Buffer | undefined;
  /** The unreadable content, since when, and the delay before the next attempt. */
  #failing: Buffer | undefined;
  #since = 0;
  #wait = firstRetry;
  /** Time of the next look; `Infinity` if nothing has changed. */
  #due = 0;
  /** Stats at the last look, and whether the file was read again since they were first seen. */
  #stamp: Stats | undefined;
  #isSettled = false;

  /** `largest`: maximum number of bytes. */
  constructor(directory: string, kind: CompanionKind, timeout: number, largest = maxCompanionBytes) {
    this.#kind = kind;
    this.#largest = largest;
    this.#name = companionFiles[kind];
    this.#file = path.join(directory, this.#name);
    this.#timeout = timeout;
  }

  /** Last valid content. */
  get latest(): JournalEvent | undefined {
    return this.#last;
  }

  /** Exact bytes of the last report; undefined if the file was unreadable. */
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

  /** Whether the file may have changed, including its creation if `names` may be new. */
  poll(names: boolean): boolean {
    if ((names || this.#stamp) && this.#hasNewStamp()) this.changed();
    return this.#due === 0;
  }

  /** Current content if it is readable; nothing is reported. */
  peek(): JournalEvent | undefined {
    return this.#read()?.parsed.event;
  }

  /** Reads the file if that is due, and reports a new content. */
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
   * It is probably being written: incomplete text, or NUL bytes of a truncated file. If it persists, it will
   * be reported.
   */
  #isWorthWaiting(now: number, bytes: Buffer): boolean {
    if (!this.#failing?.equals(bytes)) {
      this.#failing = bytes;
      this.#since = now;
      this.#wait = firstRetry;
    }
    const end = this.#since + this.#timeout;
    this.#due = now < end ? Math.min(end, now + this.#wait) : Infinity;
    this.#wait *= 2;
    return now < end;
  }

  /** File times are coarse: another write may get the same time, so a new content is read twice. */
  #hasNewStamp(): boolean {
    try {
      const now = statSync(this.#file, { throwIfNoEntry: false });
      return now !== undefined && !(this.#isSettled && isSameStamp(now, this.#stamp));
    } catch {
      // Reading it will report the error.
      return true;
    }
  }

  #read(): Content | undefined {
    try {
      // Most companions do not exist, and stat is cheaper than a failed open.
      const stamp = statSync(this.#file, { throwIfNoEntry: false });
      this.#isSettled = isSameStamp(stamp, this.#stamp);
      this.#stamp = stamp;
      if (!stamp) return undefined;
      const content = readRegularFile(this.#file, this.#largest);
      if (content === 'too large') return this.#tooLarge();
      const bytes = withoutBlanksBehind(content);
      return { whole: content, bytes, parsed: this.#ofOurKind(bytes) };
    } catch (error) {
      // Missing; a notification or the next poll comes back to it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      const { problem } = unreadableEntry(startOf(this.#file), error) as { problem: Problem };
      return { whole: undefined, bytes: Buffer.from(problem.message), parsed: { problem } };
    }
  }

  /** Reported once, even if it grows further. */
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

/** A file written in place has trailing spaces for a moment; they are no change. */
function withoutBlanksBehind(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && blanks.has(bytes[end - 1] as number)) end--;
  return bytes.subarray(0, end);
}

const blanks = new Set(Buffer.from(' \r\n'));

function isSameStamp(one: Stats | undefined, other: Stats | undefined): boolean {
  return one?.mtimeMs === other?.mtimeMs && one?.size === other?.size && one?.ino === other?.ino;
}
