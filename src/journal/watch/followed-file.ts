import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { JournalName } from '../journal-names.js';
import { type Entry, type Position, startOf, unreadableEntry } from '../read/journal-entry.js';
import { type ResumePoint, resumeAt } from './file-tail.js';

/**
 * Back-off for unchanged journals: each is polled after a fraction of the time since its last change, and
 * finally no more; a notification still reports a change.
 */
const rest = { shortest: 10_000, longest: 24 * 60 * 60 * 1000, part: 1 / 16 };

/** A journal file of the directory, how far it has been read, and whether there may be more. */
export class FollowedFile {
  readonly name: JournalName;
  readonly path: string;
  /** Where to resume. */
  resumePoint: ResumePoint;
  #isNew: boolean;
  #isFailing = false;
  #isReported = false;
  #isGone = false;
  /** Modification time, last change by our clock, and next poll. */
  #modified: number | undefined;
  #changed: number | undefined;
  #due = 0;

  /** Its existing content is skipped, or read from the start, a position, or where it was left. */
  constructor(directory: string, name: JournalName, begin: 'start' | 'end' | Position | ResumePoint) {
    this.name = name;
    this.path = path.join(directory, name.name);
    this.resumePoint = begin === 'end' ? resumeAt(this.#sizeNow()) : this.#placeAt(begin);
    this.#isNew = begin !== 'end' && !isResumePoint(begin);
  }

  /** Nothing of it has been read yet. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** Whether it was missing the last time. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** Time of the next poll, by `Date.now()`. */
  get due(): number {
    return this.#isFailing ? 0 : this.#due;
  }

  /** Whether it differs from when it was left; an unreadable one may be readable by now. */
  hasChanged(): boolean {
    if (this.#isFailing) return true;
    const before = this.#modified;
    const now = this.#look();
    if (!now) return false;
    return now.size !== this.resumePoint.read || (before !== undefined && before !== now.mtimeMs);
  }

  opened(): void {
    this.#isNew = false;
    this.#isFailing = false;
    // While it is open, the tail polls it; the state seen before is outdated then.
    this.#modified = undefined;
    this.#changed = undefined;
    this.#due = 0;
  }

  /** The file is missing. If it returns, it may be another one. */
  gone(): void {
    this.#isGone = true;
    this.#modified = NaN;
  }

  /** The file is unreadable, which is reported once. */
  failed(error: unknown): Entry | undefined {
    this.#isFailing = true;
    if (this.#isReported) return undefined;
    this.#isReported = true;
    return unreadableEntry(this.resumePoint.position ?? startOf(this.path), error);
  }

  #placeAt(begin: 'start' | Position | ResumePoint): ResumePoint {
    if (isResumePoint(begin)) return begin;
    const position = begin === 'start' ? startOf(this.path) : { ...begin, file: this.path };
    return resumeAt(position.offset, position);
  }

  #sizeNow(): number {
    const found = this.#look();
    return found?.isFile() ? found.size : 0;
  }

  #look(): Stats | undefined {
    try {
      const found = statSync(this.path, { throwIfNoEntry: false });
      if (found) this.#note(found);
      else this.gone();
      return found;
    } catch {
      // Opening it will report the error.
      return undefined;
    }
  }

  /** Its own time may come from another clock, so only the first one counts. */
  #note({ mtimeMs }: Stats): void {
    const now = Date.now();
    if (mtimeMs !== this.#modified) this.#changed = this.#changed === undefined ? Math.min(mtimeMs, now) : now;
    this.#modified = mtimeMs;
    this.#isGone = false;
    const quiet = now - (this.#changed as number);
    this.#due = quiet > rest.longest ? Infinity : quiet > rest.shortest ? now + quiet * rest.part : 0;
  }
}

function isResumePoint(begin: string | Position | ResumePoint): begin is ResumePoint {
  return typeof begin === 'object' && 'read' in begin;
}
