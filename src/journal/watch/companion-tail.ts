import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JournalEvent } from '../event.js';
import { parseLine } from '../parse/line.js';
import type { Problem } from '../parse/problem.js';

/** How often a companion that cannot be read is tried again, each time after twice the wait: a good second in all. */
const tries = 7;
const firstWait = 10;

/** What a companion turned out to hold. */
export type CompanionEntry =
  | { readonly companion: string; readonly event: JournalEvent; readonly problem?: undefined }
  | { readonly companion: string; readonly event?: undefined; readonly problem: Problem };

/** Follows one companion: tells each new content once, and keeps the last good one while the file is being written. */
export class CompanionTail {
  readonly name: string;
  readonly #file: string;
  #last: JournalEvent | undefined;
  #text: string | undefined;
  /** A text that could not be read, and how often it was tried. */
  #failing: string | undefined;
  #failures = 0;
  /** When to look next, or `Infinity` if nothing has changed. */
  #due = 0;

  constructor(directory: string, name: string) {
    this.name = name;
    this.#file = path.join(directory, name);
  }

  /** The last good content. */
  get latest(): JournalEvent | undefined {
    return this.#last;
  }

  get due(): number {
    return this.#due;
  }

  /** The file may have changed. */
  changed(): void {
    this.#due = 0;
  }

  /** What the file holds at this moment, if it can be read; nothing is told of it. */
  peek(): JournalEvent | undefined {
    const text = this.#readText();
    return text === undefined ? undefined : parseLine(text).event;
  }

  /** Looks at the file if it is time to, and tells what is new. */
  look(now: number): CompanionEntry | undefined {
    if (now < this.#due) return undefined;
    this.#due = Infinity;
    const text = this.#readText();
    if (text === undefined || text === this.#text) return undefined;
    const { event, problem } = parseLine(text);
    if (event) {
      this.#text = text;
      this.#last = event;
      return { companion: this.name, event };
    }
    return this.#retry(now, text, problem);
  }

  /** It is probably being written at this moment. Whether it stays like that shows soon. */
  #retry(now: number, text: string, problem: Problem): CompanionEntry | undefined {
    this.#failures = text === this.#failing ? this.#failures + 1 : 1;
    this.#failing = text;
    if (this.#failures <= tries) {
      this.#due = now + firstWait * 2 ** (this.#failures - 1);
      return undefined;
    }
    this.#text = text;
    return { companion: this.name, problem };
  }

  #readText(): string | undefined {
    try {
      return readFileSync(this.#file, 'utf8');
    } catch {
      // Not there yet, or not for the moment; a notification or the next look around comes back to it.
      return undefined;
    }
  }
}
