import { bump, getOrMake } from '../../words/map-entries.js';

/** Counts the sequence of lines in journals, and their timing. */
export class SequenceTally {
  lines = 0;
  /** Journals that are not the continuation of another. */
  sessions = 0;
  /** The sum of seconds between neighbours, without pauses. */
  seconds = 0;
  /** Pairs of neighbours in one journal, and how many of them share a second. */
  pairs = 0;
  sameSecond = 0;
  readonly kinds = new Map<string, KindSequence>();
  #before: { readonly kind: KindSequence; readonly time: number } | undefined;

  /** The next line has no predecessor. */
  interrupt(): void {
    this.#before = undefined;
  }

  beginSession(): void {
    this.interrupt();
    this.sessions++;
  }

  /** Counts the next line of a journal; `time` is in seconds, or NaN. */
  add(written: string, time: number): void {
    const name = this.kinds.has(written) || this.kinds.size < mostKinds ? written : otherKinds;
    const kind = getOrMake(this.kinds, name, (): KindSequence => ({ lines: 0, next: new Map(), gaps: new Map() }));
    kind.lines++;
    this.lines++;
    const before = this.#before;
    if (before) this.#follow(before.kind, name, time - before.time);
    this.#before = { kind, time };
  }

  #follow(kind: KindSequence, next: string, gap: number): void {
    bump(kind.next, next);
    // The clock may have been set back.
    if (!(gap >= 0)) return;
    this.pairs++;
    if (gap === 0) this.sameSecond++;
    if (gap < longestGap) this.seconds += gap;
    bump(kind.gaps, Math.min(gap, longestGap));
  }
}

export interface KindSequence {
  lines: number;
  /** The kinds of the next line, with counts. */
  readonly next: Map<string, number>;
  /** The seconds until the next line, with counts. */
  readonly gaps: Map<number, number>;
}

/** The game has some three hundred kinds; beyond this number, all others are counted as one. */
const mostKinds = 1000;
const otherKinds = '(others)';

/** A gap of this many seconds or more is a pause. */
const longestGap = 1800;
