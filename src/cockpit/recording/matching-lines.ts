import type { RowFilter } from '../protocol.js';
import { linesPerBlock } from './line-block.js';
import type { LineIndex } from './line-index.js';
import type { LineReader, ReadRange } from './line-reader.js';
import { NumberList } from './number-list.js';
import { TextFinder } from './text-finder.js';

/** So many bytes are searched in one go. */
const bytesPerStep = 4 << 20;

/** What a list of matching lines needs to grow. */
export interface Searched {
  readonly index: LineIndex;
  readonly lines: LineReader;
  /** Lets others have their turn. */
  readonly pause: () => Promise<void>;
}

/** The lines that are of some kinds and contain a text: a list that grows as there are more lines. */
export class MatchingLines {
  readonly #searched: Searched;
  /** The kinds that are wanted, if not all are, and for each of them that has a number by now whether it is one of these. */
  readonly #kinds: ReadonlySet<string> | undefined;
  readonly #isWanted: boolean[] = [];
  readonly #finder: TextFinder | undefined;
  readonly #numbers = new NumberList();
  /** How many lines have been looked at. */
  #looked = 0;
  #step: Promise<void> | undefined;

  constructor(searched: Searched, { text, kinds }: RowFilter) {
    this.#searched = searched;
    this.#kinds = kinds && new Set(kinds);
    this.#finder = text ? new TextFinder(text) : undefined;
  }

  /** The list for the first so many lines at least. Whoever waits drives the search: it ends when nobody does. */
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
    const end = this.#finder ? this.#endOfStep() : index.count;
    this.#learnKinds();
    const candidates: number[] = [];
    for (let n = this.#looked; n < end; n++) {
      if (this.#kinds && !this.#isWanted[index.kind(n)]) continue;
      if (this.#finder) candidates.push(n);
      else this.#numbers.push(n);
    }
    if (this.#finder && candidates.length > 0) {
      await this.#search(candidates, this.#finder);
      await pause();
    }
    this.#looked = end;
  }

  #learnKinds(): void {
    const { kinds } = this.#searched.index;
    for (let kind = this.#isWanted.length; kind < kinds.count; kind++)
      this.#isWanted.push(this.#kinds?.has(kinds.name(kind)) ?? true);
  }

  /** Lines of so many bytes, but not all lines at once even if they are empty. */
  #endOfStep(): number {
    const { index } = this.#searched;
    const most = Math.min(index.count, this.#looked + 8 * linesPerBlock);
    let end = this.#looked;
    for (let bytes = 0; end < most && bytes < bytesPerStep; end++) bytes += index.length(end);
    return end;
  }

  async #search(candidates: readonly number[], finder: TextFinder): Promise<void> {
    const { lines } = this.#searched;
    const ranges = lines.ranges(candidates, Infinity);
    const read = await Promise.all(ranges.map(async (range) => (isHuge(range) ? undefined : lines.bytes(range))));
    for (const [at, range] of ranges.entries()) {
      const bytes = read[at];
      if (bytes) this.#searchRange(candidates, range, bytes, finder);
      else if (await this.#isInHugeLine(range, finder)) this.#numbers.push(candidates[range.from] as number);
    }
  }

  #searchRange(candidates: readonly number[], range: ReadRange, bytes: Uint8Array, finder: TextFinder): void {
    const { index } = this.#searched;
    const startOf = (which: number) => index.offset(candidates[which] as number) - range.offset;
    const endOf = (which: number) => startOf(which) + index.length(candidates[which] as number);
    let which = range.from;
    for (let at = finder.find(bytes, 0, bytes.length); at >= 0; ) {
      while (which < range.to && endOf(which) < at + finder.length) which++;
      if (which === range.to) return;
      // It may also have been found between two lines, where lines lie that are not wanted.
      const isInside = startOf(which) <= at;
      const next = isInside ? endOf(which) : startOf(which);
      if (isInside) this.#numbers.push(candidates[which++] as number);
      at = finder.find(bytes, next, bytes.length);
    }
  }

  /** Reads a line piece by piece; two pieces share what may be the beginning of the text. */
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

/** Whether it is a single line that is not searched in one go. */
function isHuge({ length }: ReadRange): boolean {
  return length > bytesPerStep;
}
