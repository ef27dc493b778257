import { closeSync, fstatSync, readSync, readvSync, statSync } from 'node:fs';
import type { ProblemCode } from '../parse/line-problem.js';
import { type Entry, lastLineStart, type Position, startOf } from '../read/journal-entry.js';
import type { Cutter } from '../read/line-cutter.js';
import { openRegularFile } from '../read/regular-file.js';

/** Bytes kept to recognise a file. */
const rememberedBytes = 64;

/** Shared buffers for comparing bytes read before, one of them a byte longer; nothing is kept in them. */
const scratch = Buffer.alloc(rememberedBytes);
const oneMore = Buffer.alloc(rememberedBytes + 1);

const noBytes = Buffer.alloc(0);

/** State of a file while it is not open: how to recognise it, and where to resume. */
export interface ResumePoint {
  /** The next line; undefined for the line that holds the byte at `read`. */
  readonly position: Position | undefined;
  /** Offset up to which the file has been read. */
  readonly read: number;
  /** Bytes of the next line that need not be read again, since it was reported as too long. */
  readonly passed: number;
  /** First bytes of the file, and the last ones before `read`. */
  readonly head: Buffer;
  readonly before: Buffer;
}

/** A position in a file of which nothing has been read. */
export function resumeAt(read: number, position?: Position): ResumePoint {
  return { position, read, passed: 0, head: noBytes, before: noBytes };
}

/**
 * Follows one growing file: every complete line once, and a problem when it is truncated or replaced.
 * Synchronous: reading a few fresh bytes is quicker than dispatching to a thread.
 */
export class FileTail<Line = Entry> {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #cutter: Cutter<Line>;
  readonly #inode: number;
  readonly #device: number;
  #read = 0;
  #head: Buffer = noBytes;
  #before: Buffer = noBytes;

  /** Opens the file. Nothing is read, and the cutter is not used, before `resume`. */
  constructor(file: string, cutter: Cutter<Line>) {
    this.#file = file;
    this.#cutter = cutter;
    this.#descriptor = openRegularFile(file);
    const { ino, dev } = fstatSync(this.#descriptor);
    this.#inode = ino;
    this.#device = dev;
  }

  /** Start of the next line. */
  get position(): Position {
    return this.#cutter.position;
  }

  get resumePoint(): ResumePoint {
    const { position, passed } = this.#cutter;
    return { position, read: this.#read, passed, head: this.#head, before: Buffer.from(this.#before) };
  }

  /** Resumes at a position, unless it is another file or has become shorter. */
  resume({ position, read, passed, head, before }: ResumePoint): Entry | undefined {
    const { size } = fstatSync(this.#descriptor);
    this.#cutter.begin(position ?? lineStartBefore(this.#descriptor, this.#file, read));
    const { longest } = this.#cutter;
    const isKnown = position !== undefined || read - this.position.offset <= longest;
    this.#head = head;
    if (!this.#startsWith(head.subarray(0, size))) return this.#replaced();
    if (size < read) return this.#truncated(size);
    if (!this.#at(read - before.length, before.length).equals(before)) return this.#replaced();
    this.#goOn(this.position, isKnown ? passed : read - this.position.offset);
    return undefined;
  }

  /** The next complete line, a report about the file, or undefined if there is none yet. */
  next(): Line | Entry | undefined {
    for (;;) {
      const entry = this.#cutter.next();
      if (entry) return entry;
      const news = this.#readMore();
      if (news !== 'more') return news ?? this.#cutter.tooLongSoFar();
    }
  }

  /** The incomplete line, once it is known that it will not be completed. */
  last(): Line | undefined {
    return this.#cutter.last();
  }

  /** Whether the name still refers to this file. */
  whereabouts(): 'here' | 'replaced' | 'gone' {
    const now = statSync(this.#file, { throwIfNoEntry: false });
    if (!now) return 'gone';
    return now.ino === this.#inode && now.dev === this.#device ? 'here' : 'replaced';
  }

  /**
   * Whether there is anything to read or report: compares the size and, if `names` may have changed, the name
   * and the first bytes.
   */
  hasNews(names: boolean): boolean {
    if (!this.#stillHas(this.#before, this.#read - this.#before.length, 1)) return true;
    return names && (this.whereabouts() !== 'here' || !this.#stillHas(this.#head, 0));
  }

  /** Whether the file still starts as it did; reading verifies the last bytes read. */
  check(): Entry | undefined {
    const head = this.#at(0, this.#head.length);
    return head.length < this.#head.length || head.equals(this.#head) ? undefined : this.#rewritten();
  }

  /** Reads the file again from its start. */
  startAgain(): void {
    this.#goOn(startOf(this.#file));
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #goOn(position: Position, passed = 0): void {
    this.#cutter.begin(position, passed);
    this.#read = position.offset + passed;
    this.#head = this.#at(0, rememberedBytes);
    this.#before = this.#at(Math.max(0, this.#read - rememberedBytes), Math.min(rememberedBytes, this.#read));
  }

  /** Reads more, and verifies in the same call that the bytes before are unchanged. */
  #readMore(): Entry | 'more' | undefined {
    const known = this.#before.length;
    const again = known === rememberedBytes ? scratch : scratch.subarray(0, known);
    const space = this.#cutter.space();
    const count = readvSync(this.#descriptor, [again, space], this.#read - known) - known;
    if (count < 0) return this.#truncated(fstatSync(this.#descriptor).size);
    if (!again.equals(this.#before)) return this.#rewritten();
    if (count === 0) return undefined;
    this.#read += count;
    this.#cutter.filled(count);
    this.#remember(again, space.subarray(0, count));
    return 'more';
  }

  #remember(again: Buffer, fresh: Uint8Array): void {
    if (fresh.length >= rememberedBytes && this.#before.length === rememberedBytes)
      this.#before.set(fresh.subarray(-rememberedBytes));
    else
      this.#before = Buffer.from(Buffer.concat([again, fresh.subarray(-rememberedBytes)]).subarray(-rememberedBytes));
    if (this.#head.length < rememberedBytes) this.#head = this.#at(0, rememberedBytes);
  }

  /** The rest of the same file is known already; another file under the same name is read from its start. */
  #truncated(size: number): Entry {
    const head = this.#head.subarray(0, size);
    if (size === 0 || !this.#startsWith(head))
      return this.#restart('truncated-file', 'was emptied; reading starts again from its beginning');
    const entry = this.#problemEntry('truncated-file', `was cut to ${size} bytes; reading continues from there`);
    this.#goOn(lineStartBefore(this.#descriptor, this.#file, Math.min(size, this.position.offset)));
    return entry;
  }

  #replaced(): Entry {
    return this.#restart('replaced-file', 'was replaced by another file; reading starts again from its beginning');
  }

  #rewritten(): Entry {
    return this.#restart('replaced-file', 'was rewritten; reading starts again from its beginning');
  }

  #restart(code: ProblemCode, message: string): Entry {
    const { position } = this;
    this.startAgain();
    return { ...this.#problemEntry(code, message), position };
  }

  #problemEntry(code: ProblemCode, message: string): Entry {
    const problem = { code, column: 1, raw: '', message: `${this.#file} ${message}` };
    return { problem, position: this.position, next: this.position };
  }

  #startsWith(head: Buffer): boolean {
    return this.#at(0, head.length).equals(head);
  }

  /** Whether remembered bytes are still at their offset, and `behind` bytes after them are absent. */
  #stillHas(bytes: Buffer, offset: number, behind = 0): boolean {
    const { length } = bytes;
    const count = readSync(this.#descriptor, oneMore, 0, length + behind, offset);
    return count === length && oneMore.compare(bytes, 0, length, 0, length) === 0;
  }

  #at(offset: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(this.#descriptor, bytes, 0, length, Math.max(0, offset)));
  }
}

/** Shared buffer for counting lines, allocated on first use; nothing is kept in it. */
let chunk: Buffer | undefined;

/**
 * Start of the line that holds the byte at an offset, or would hold it. Reads everything before, to count
 * lines.
 */
function lineStartBefore(descriptor: number, file: string, end: number): Position {
  chunk ??= Buffer.allocUnsafeSlow(256 * 1024);
  let { line, offset } = startOf(file);
  let at = 0;
  while (at < end) {
    const count = readSync(descriptor, chunk, 0, Math.min(chunk.length, end - at), at);
    if (count === 0) break;
    const last = lastLineStart(file, chunk.subarray(0, count));
    line += last.line - 1;
    if (last.offset > 0) offset = at + last.offset;
    at += count;
  }
  return { file, line, offset };
}
