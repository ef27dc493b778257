import { jumpKinds } from '../protocol.js';
import { mostLookedAt } from './cut-lines.js';
import { KindNames, lastStateKind, noKind } from './kind-names.js';
import { brokenBit, hugeBit, LineBlock, linesPerBlock, severityBits, soundBit } from './line-block.js';
import { NumberList } from './number-list.js';

const inHighOffset = 2 ** 32;

/** A line's position in its file, and what is known of it. */
export interface IndexedLine {
  readonly offset: number;
  readonly length: number;
  /** NaN if none. */
  readonly time: number;
  readonly kind: number;
  readonly isBroken: boolean;
  /** Whether it has been parsed successfully. */
  readonly isSound: boolean;
}

/** Positions and kinds of all lines, in typed arrays. */
export class LineIndex {
  readonly kinds = new KindNames();
  readonly #blocks: LineBlock[] = [];
  readonly #latest = new Int32Array(lastStateKind + 1).fill(-1);
  readonly #jumps = new NumberList();
  readonly #jumpKinds: ReadonlySet<number> = new Set(jumpKinds.map((kind) => this.kinds.numberOf(kind)));
  readonly #header = this.kinds.numberOf('Fileheader');
  readonly #continued = this.kinds.numberOf('Continued');
  readonly #counts: number[] = [];
  #count = 0;
  #corrections = 0;
  #lastTime: number | undefined;

  get count(): number {
    return this.#count;
  }

  /** Incremented when a line's kind turns out to be wrong. */
  get corrections(): number {
    return this.#corrections;
  }

  countOf(kind: number): number {
    return this.#counts[kind] ?? 0;
  }

  /** The block of a line; its index in it is the number modulo `linesPerBlock`. */
  block(n: number): LineBlock {
    return this.#blocks[Math.floor(n / linesPerBlock)] as LineBlock;
  }

  add({ offset, length, time, kind, isBroken, isSound }: IndexedLine): number {
    const n = this.#count++;
    const at = n % linesPerBlock;
    if (at === 0) this.#blocks.push(new LineBlock(this.#latest.slice()));
    const block = this.#blocks[this.#blocks.length - 1] as LineBlock;
    block.lowOffsets[at] = offset % inHighOffset;
    block.highOffsets[at] = offset / inHighOffset;
    block.lengths[at] = length;
    block.times[at] = time;
    block.kinds[at] = kind;
    block.bits[at] = (isBroken ? brokenBit : 0) | (isSound ? soundBit : 0) | (length > mostLookedAt ? hugeBit : 0);
    if (!Number.isNaN(time)) this.#lastTime = time;
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
    if (block.isStateLine(at)) {
      this.#latest[kind] = n;
      if (this.#jumpKinds.has(kind)) this.#jumps.push(n);
    }
    return n;
  }

  offset(n: number): number {
    const block = this.block(n);
    const at = n % linesPerBlock;
    return (block.highOffsets[at] as number) * inHighOffset + (block.lowOffsets[at] as number);
  }

  length(n: number): number {
    return this.block(n).lengths[n % linesPerBlock] as number;
  }

  /** NaN if none. */
  time(n: number): number {
    return this.block(n).times[n % linesPerBlock] as number;
  }

  /** Time of the last timed line among the first `lines`. */
  timeAfter(lines: number): number | undefined {
    if (lines === this.#count) return this.#lastTime;
    for (let n = lines - 1; n >= 0; n--) {
      const time = this.time(n);
      if (!Number.isNaN(time)) return time;
    }
    return undefined;
  }

  kind(n: number): number {
    return this.block(n).kinds[n % linesPerBlock] as number;
  }

  bits(n: number): number {
    return this.block(n).bits[n % linesPerBlock] as number;
  }

  isStateLine(n: number): boolean {
    return this.block(n).isStateLine(n % linesPerBlock);
  }

  /** Records a finding; returns whether it is worse than all others of the line. */
  worsen(n: number, rank: number): boolean {
    const before = this.bits(n);
    const isWorse = (before & severityBits) < rank;
    if (isWorse) this.#setBits(n, (before & ~severityBits) | rank);
    return isWorse;
  }

  /** Later parts of a journal start with a Fileheader, too, right after a Continued. */
  beginsLaunch(n: number): boolean {
    return this.kind(n) === this.#header && (n === 0 || this.kind(n - 1) !== this.#continued);
  }

  /** The line parses as an event. */
  noteSound(n: number): void {
    this.#setBits(n, (this.bits(n) | soundBit) & ~brokenBit);
  }

  /** The line starts like an event but does not parse: removes it from all moments. */
  noteBroken(n: number): void {
    const kind = this.kind(n);
    const wasState = this.isStateLine(n);
    this.block(n).kinds[n % linesPerBlock] = noKind;
    this.#setBits(n, this.bits(n) | brokenBit | soundBit);
    if (kind === noKind) return;
    this.#corrections++;
    this.#counts[kind] = this.countOf(kind) - 1;
    this.#counts[noKind] = this.countOf(noKind) + 1;
    if (wasState) this.#leaveState(n, kind);
  }

  /** Number of the latest line of each state kind among the first `lines`; -1 if none. */
  latestAt(lines: number): Int32Array {
    if (lines === this.#count) return this.#latest.slice();
    const block = this.block(lines);
    const latest = block.latestBefore.slice();
    const end = lines % linesPerBlock;
    for (let at = 0; at < end; at++) if (block.isStateLine(at)) latest[block.kinds[at] as number] = lines - end + at;
    return latest;
  }

  /** The first `most` jumps from a line on. */
  jumpsFrom(line: number, most: number): number[] {
    const first = this.#jumps.below(line);
    return this.#jumps.slice(first, first + most);
  }

  /** All jumps before a line. */
  jumpsBefore(line: number): number[] {
    return this.#jumps.slice(0, this.#jumps.below(line));
  }

  /** State lines of some kinds from `from` to before `to`. */
  stateLines(kinds: Iterable<string>, from: number, to: number): number[] {
    const wanted = new Set(Array.from(kinds, (kind) => this.kinds.numberOf(kind)));
    const numbers: number[] = [];
    for (let n = from; n < to; n++) if (wanted.has(this.kind(n)) && this.isStateLine(n)) numbers.push(n);
    return numbers;
  }

  #setBits(n: number, bits: number): void {
    this.block(n).bits[n % linesPerBlock] = bits;
  }

  #leaveState(n: number, kind: number): void {
    this.#jumps.remove(n);
    const before = this.latestAt(n)[kind] as number;
    for (let next = Math.floor(n / linesPerBlock) + 1; next < this.#blocks.length; next++) {
      const { latestBefore } = this.#blocks[next] as LineBlock;
      if (latestBefore[kind] !== n) return;
      latestBefore[kind] = before;
    }
    if (this.#latest[kind] === n) this.#latest[kind] = before;
  }
}
