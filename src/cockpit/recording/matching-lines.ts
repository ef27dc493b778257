import { linesPerBlock } from './line-block.js';
import { NumberList } from './number-list.js';
import type { LineQuery } from './query/line-query.js';
import type { RecordingParts } from './recording-parts.js';

/** Bytes searched between two pauses. */
const bytesPerStep = 4 << 20;

/** Bytes searched of a line. */
const mostSearched = 64 << 20;

/** Growing list of the lines that match a query, whatever their severity. */
export class MatchingLines {
  readonly #parts: RecordingParts;
  readonly #query: LineQuery;
  readonly #isWanted: boolean[] = [];
  readonly #numbers = new NumberList();
  /** Number of lines searched. */
  #looked = 0;
  #step: Promise<void> | undefined;

  constructor(parts: RecordingParts, query: LineQuery) {
    this.#parts = parts;
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
    const { index, lines, pause } = this.#parts;
    const { readsLines } = this.#query;
    const end = readsLines ? this.#endOfStep() : index.count;
    this.#learnKinds();
    const candidates: number[] = [];
    for (let n = this.#looked; n < end; n++) if (this.#isWanted[index.kind(n)]) candidates.push(n);
    const read = readsLines ? await lines.read(candidates, mostSearched) : undefined;
    for (const [at, n] of candidates.entries()) {
      if (!read || this.#query.matches(read[at] as Uint8Array)) this.#numbers.push(n);
    }
    if (read?.length) await pause();
    this.#looked = end;
  }

  #learnKinds(): void {
    const { kinds } = this.#parts.index;
    for (let kind = this.#isWanted.length; kind < kinds.count; kind++)
      this.#isWanted.push(this.#query.wantsKind(kinds.name(kind)));
  }

  /** Limits a step by bytes, and by lines in case they are empty. */
  #endOfStep(): number {
    const { index } = this.#parts;
    const most = Math.min(index.count, this.#looked + 8 * linesPerBlock);
    let end = this.#looked;
    for (let bytes = 0; end < most && bytes < bytesPerStep; end++) bytes += index.length(end);
    return end;
  }
}
