import { linesPerBlock } from './line-block.js';
import type { LineIndex } from './line-index.js';
import type { LineReader, ReadRange } from './line-reader.js';
import { NumberList } from './number-list.js';
import type { LineQuery } from './query/line-query.js';
import type { TextFinder } from './text-finder.js';

/** Bytes searched between two pauses. */
const bytesPerStep = 4 << 20;

export interface Searched {
  readonly index: LineIndex;
  readonly lines: LineReader;
  /** Yields to the event loop. */
  readonly pause: () => Promise<void>;
}

/** Growing list of the lines that match a query, whatever their severity. */
export class MatchingLines {
  readonly #searched: Searched;
  readonly #query: LineQuery;
  readonly #isWanted: boolean[] = [];
  readonly #numbers = new NumberList();
  /** Number of lines searched. */
  #looked = 0;
  #step: Promise<void> | undefined;

  constructor(searched: Searched, query: LineQuery) {
    this.#searched = searched;
    this.#query = query;
  }

  /** The matches among at least the first `lines` lines. The search runs only while a caller waits for it. */
  async upTo(lines: number, signal?: AbortSignal): Promise<NumberList> {
    while (this.#looked < lines) {
      this.#step ??= this.#lookFurther().finally(() => (this.#step = undefined));
      await this.#step;
      signal?.throwIfAborted();
    }
    return this.#numbers;
  }

  async #lookFurther(): Promise<void> {
    const { index, pause } = this.#searched;
    const { finder, isTextOnly } = this.#query;
    const isByKindAlone = isTextOnly && !finder;
    const end = isByKindAlone ? index.count : this.#endOfStep();
    this.#learnKinds();
    const candidates: number[] = [];
    for (let n = this.#looked; n < end; n++) {
      if (!this.#isWanted[index.kind(n)]) continue;
      if (isByKindAlone) this.#numbers.push(n);
      else candidates.push(n);
    }
    if (candidates.length > 0) {
      await this.#search(candidates);
      await pause();
    }
    this.#looked = end;
  }

  #learnKinds(): void {
    const { kinds } = this.#searched.index;
    for (let kind = this.#isWanted.length; kind < kinds.count; kind++)
      this.#isWanted.push(this.#query.wantsKind(kinds.name(kind)));
  }

  /** Limits a step by bytes, and by lines in case they are empty. */
  #endOfStep(): number {
    const { index } = this.#searched;
    const most = Math.min(index.count, this.#looked + 8 * linesPerBlock);
    let end = this.#looked;
    for (let bytes = 0; end < most && bytes < bytesPerStep; end++) bytes += index.length(end);
    return end;
  }

  async #search(candidates: readonly number[]): Promise<void> {
    const { lines } = this.#searched;
    const { finder, isTextOnly } = this.#query;
    const ranges = lines.ranges(candidates, Infinity);
    const read = await Promise.all(ranges.map(async (range) => (isHuge(range) ? undefined : lines.bytes(range))));
    for (const [at, range] of ranges.entries()) {
      const bytes = read[at];
      if (bytes) this.#searchRange(candidates, range, bytes);
      // Fields of a huge line are not read.
      else if (finder && isTextOnly && (await this.#isInHugeLine(range, finder)))
        this.#numbers.push(candidates[range.from] as number);
    }
  }

  #searchRange(candidates: readonly number[], range: ReadRange, bytes: Uint8Array): void {
    const { index } = this.#searched;
    const { finder, isTextOnly } = this.#query;
    const startOf = (which: number) => index.offset(candidates[which] as number) - range.offset;
    const endOf = (which: number) => startOf(which) + index.length(candidates[which] as number);
    const find = (from: number) => (finder ? finder.find(bytes, from, bytes.length) : from);
    const length = finder?.length ?? 0;
    let which = range.from;
    for (let at = find(0); at >= 0; ) {
      while (which < range.to && endOf(which) < at + length) which++;
      if (which === range.to) return;
      const [start, end] = [startOf(which), endOf(which)];
      // The match may be in unwanted lines between two wanted ones.
      const isInside = start <= at;
      if (isInside && (isTextOnly || this.#query.matches(bytes.subarray(start, end))))
        this.#numbers.push(candidates[which] as number);
      if (isInside) which++;
      at = find(isInside ? end : start);
    }
  }

  /** Reads a line in pieces that overlap by the length of the text. */
  async #isInHugeLine(range: ReadRange, finder: TextFinder): Promise<boolean> {
    const { lines, pause } = this.#searched;
    const step = Math.max(bytesPerStep, 2 * finder.length);
    for (let at = 0; at < range.length; at += step - finder.length) {
      const length = Math.min(step, range.length - at);
      const bytes = await lines.bytes({ file: range.file, offset: range.offset + at, length });
      if (finder.find(bytes, 0, bytes.length) >= 0) return true;
      await pause();
    }
    return false;
  }
}

/** Whether it is a single line too long to search at once. */
function isHuge({ length }: ReadRange): boolean {
  return length > bytesPerStep;
}
