import { closeSync, fstatSync, openSync, readSync, readvSync, statSync } from 'node:fs';
import type { ProblemCode } from '../parse/problem.js';
import { type Entry, lastLineStart, type Position, startOf } from '../read/entry.js';
import { LineCutter } from '../read/line-cutter.js';

/** How many bytes we remember of a file to know it again. */
const remembered = 64;

/**
 * Follows one file that is being written: every whole line once, and what happens when the file is cut or replaced under
 * our eyes. The calls are synchronous: a few bytes from a file that was just written are there sooner than a thread is.
 */
export class Tail {
  readonly file: string;
  readonly #descriptor: number;
  readonly #cutter = new LineCutter();
  /** Up to where the file has been read. */
  #read = 0;
  /** The first bytes of the file, and the last ones before `#read`. */
  #head: Buffer = Buffer.alloc(0);
  #before: Buffer = Buffer.alloc(0);

  constructor(position: Position) {
    this.file = position.file;
    this.#descriptor = openSync(position.file, 'r');
    this.resume(position);
  }

  /** Where the next line begins. */
  get position(): Position {
    return this.#cutter.position;
  }

  /** The next whole line, a word about what became of the file, or nothing yet. */
  next(): Entry | undefined {
    for (;;) {
      const entry = this.#cutter.next();
      if (entry) return entry;
      const news = this.#readMore();
      if (news !== 'more') return news;
    }
  }

  /** The line that was never finished, once it is known that it will not be. */
  last(): Entry | undefined {
    return this.#cutter.last();
  }

  /** Whether the name now leads to another file. */
  isReplaced(): boolean {
    const now = statSync(this.file, { throwIfNoEntry: false });
    const ours = fstatSync(this.#descriptor);
    return now !== undefined && (now.ino !== ours.ino || now.dev !== ours.dev);
  }

  /** Whether a file of this name that took the place of ours goes on where ours was. */
  isContinuedBy(other: Tail): boolean {
    return (
      other.#at(this.#read - this.#before.length, this.#before.length).equals(this.#before) &&
      other.#startsWith(this.#head)
    );
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Goes on from another place in the file. */
  resume(position: Position): void {
    this.#cutter.begin(position);
    this.#read = position.offset;
    this.#head = this.#at(0, remembered);
    this.#before = this.#at(Math.max(0, this.#read - remembered), Math.min(remembered, this.#read));
  }

  /** Reads on, and in the same call looks whether what came before is still what we read. */
  #readMore(): Entry | 'more' | undefined {
    const { size } = fstatSync(this.#descriptor);
    if (size < this.#read) return this.#truncated(size);
    if (size === this.#read) return undefined;
    const again = Buffer.alloc(this.#before.length);
    const space = this.#cutter.space();
    const count = readvSync(this.#descriptor, [again, space], this.#read - again.length) - again.length;
    if (!again.equals(this.#before))
      return this.#restart('replaced-file', 'was written anew; it is read from its start');
    if (count <= 0) return undefined;
    this.#before = Buffer.concat([again, space.subarray(Math.max(0, count - remembered), count)]).subarray(-remembered);
    this.#read += count;
    if (this.#head.length < remembered) this.#head = this.#at(0, remembered);
    this.#cutter.filled(count);
    return 'more';
  }

  /** What is left of the same file is known already; another file under the same name is read from its start. */
  #truncated(size: number): Entry {
    const head = this.#head.subarray(0, size);
    if (size === 0 || !this.#startsWith(head))
      return this.#restart('truncated-file', 'was emptied; it is read from its start');
    const entry = this.#told('truncated-file', `was cut to ${size} bytes; what is appended from there on is read`);
    this.resume(lastLineStart(this.file, this.#at(0, Math.min(size, this.position.offset))));
    return entry;
  }

  #restart(code: ProblemCode, message: string): Entry {
    const entry = this.#told(code, message);
    this.resume(startOf(this.file));
    return entry;
  }

  #told(code: ProblemCode, message: string): Entry {
    const problem = { code, column: 1, raw: '', message: `${this.file} ${message}` };
    return { problem, position: this.position, next: this.position };
  }

  #startsWith(head: Buffer): boolean {
    return this.#at(0, head.length).equals(head);
  }

  #at(offset: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(this.#descriptor, bytes, 0, length, Math.max(0, offset)));
  }
}
