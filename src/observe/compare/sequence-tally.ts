import { bump } from '../tally/count-map.js';

/** What follows what in journals, and when. */
export class SequenceTally {
  lines = 0;
  /** Journals that are not the continuation of another. */
  sessions = 0;
  /** Seconds between neighbours, all together; pauses are left out. */
  seconds = 0;
  /** Pairs of neighbours in one journal, and how many of them share a second. */
  pairs = 0;
  sameSecond = 0;
  readonly kinds = new Map<string, KindSequence>();
  #before: { readonly kind: KindSequence; readonly time: number } | undefined;

  /** The next line has none before it. */
  interrupt(): void {
    this.#before = undefined;
  }

  beginSession(): void {
    this.interrupt();
    this.sessions++;
  }

  /** The next line of a journal; `time` in seconds, not a number if it is none. */
  add(told: string, time: number): void {
    const name = this.kinds.has(told) || this.kinds.size < mostKinds ? told : otherKinds;
    const kind = this.#kind(name);
    kind.lines++;
    this.lines++;
    const before = this.#before;
    if (before) this.#follow(before.kind, name, time - before.time);
    this.#before = { kind, time };
  }

  #follow(kind: KindSequence, next: string, gap: number): void {
    bump(kind.next, next, 1);
    // Clocks are set back now and then.
    if (!(gap >= 0)) return;
    this.pairs++;
    if (gap === 0) this.sameSecond++;
    if (gap < longestGap) this.seconds += gap;
    bump(kind.gaps, Math.min(gap, longestGap), 1);
  }

  #kind(name: string): KindSequence {
    const known = this.kinds.get(name);
    if (known) return known;
    const kind: KindSequence = { lines: 0, next: new Map(), gaps: new Map() };
    this.kinds.set(name, kind);
    return kind;
  }
}

export interface KindSequence {
  lines: number;
  /** How often each kind stands in the next line. */
  readonly next: Map<string, number>;
  /** How often so many seconds pass until the next line. */
  readonly gaps: Map<number, number>;
}

/** The game has some three hundred; in a journal with more than these, the rest are not told apart. */
const mostKinds = 1000;
const otherKinds = '(others)';

/** Who writes nothing for so many seconds does not play. */
const longestGap = 1800;
