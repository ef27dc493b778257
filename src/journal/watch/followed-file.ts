import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { JournalName } from '../journal-names.js';
import { type Entry, type Position, startOf, unreadableEntry } from '../read/journal-entry.js';
import { type ResumePoint, resumeAt } from './file-tail.js';

/** A journal that has not grown for so many milliseconds is not polled any more; a notification still reports a change. */
const aDay = 24 * 60 * 60 * 1000;

/** A journal file of the directory: how far it has been read, and whether there may be more. */
export class FollowedFile {
  readonly name: JournalName;
  readonly path: string;
  /** Where to go on with it. */
  resumePoint: ResumePoint;
  #isNew: boolean;
  #isFailing = false;
  #isToldOf = false;
  #modified: number | undefined;

  /** What it holds by now can be skipped, or else it is read from its start, a position, or where it was left. */
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

  /** Whether it is not worth looking at it every so often. */
  get isSettled(): boolean {
    return !this.#isFailing && this.#modified !== undefined && Date.now() - this.#modified > aDay;
  }

  /** Whether it is not as it was left; one that could not be read may be readable by now. */
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
    // While it is open, the tail looks at it; the state seen before is out of date then.
    this.#modified = undefined;
  }

  /** It cannot be read for now, which is reported once. */
  failed(error: unknown): Entry | undefined {
    this.#isFailing = true;
    if (this.#isToldOf) return undefined;
    this.#isToldOf = true;
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
      this.#modified = found?.mtimeMs;
      return found;
    } catch {
      // Opening it will report why.
      return undefined;
    }
  }
}

function isResumePoint(begin: string | Position | ResumePoint): begin is ResumePoint {
  return typeof begin === 'object' && 'read' in begin;
}
