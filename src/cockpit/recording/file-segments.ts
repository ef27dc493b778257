import type { LineRange } from '../../stage/record/line-range.js';

/** Consecutive lines of one file. While a session is watched, two files may alternate. */
interface Segment {
  readonly file: number;
  /** Number of its first line, and that line's 0-based index in the file. */
  readonly first: number;
  readonly lineOfFirst: number;
}

/** Which lines belong to which file. */
export class FileSegments {
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #segments: Segment[] = [];
  /** By file: its segments, and its number of lines. */
  readonly #ofFile: Segment[][] = [];
  readonly #lines: number[] = [];

  begin(name: string): number {
    const file = this.#names.push(name) - 1;
    this.#numbers.set(name, file);
    this.#ofFile.push([]);
    this.#lines.push(0);
    return file;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  name(file: number): string {
    return this.#names[file] ?? '';
  }

  /** Line `n` is the next of the file. */
  add(n: number, file: number): void {
    const lines = this.#lines[file] as number;
    if (this.#segments[this.#segments.length - 1]?.file !== file) {
      const segment = { file, first: n, lineOfFirst: lines };
      this.#segments.push(segment);
      this.#ofFile[file]?.push(segment);
    }
    this.#lines[file] = lines + 1;
  }

  fileOf(n: number): number {
    return this.#segmentOf(n).file;
  }

  /** 1-based line in its file. */
  lineOf(n: number): number {
    const { first, lineOfFirst } = this.#segmentOf(n);
    return n - first + lineOfFirst + 1;
  }

  /** Number of a 1-based line of a file, if it has been added. */
  find(name: string, line: number): number | undefined {
    const file = this.#numbers.get(name);
    if (file === undefined || line < 1 || line > (this.#lines[file] as number)) return undefined;
    const segment = this.#ofFile[file]?.findLast(({ lineOfFirst }) => lineOfFirst < line);
    return segment && segment.first + line - 1 - segment.lineOfFirst;
  }

  /** Numbers of lines of a file, which is named without its directory; those that have been added. */
  numbersOf({ file, from, to = Infinity }: LineRange): number[] {
    const name = this.#names.findLast((each) => each.replace(/^.*[\\/]/, '') === file) ?? '';
    const last = Math.min(to, this.#lines[this.#numbers.get(name) ?? -1] ?? 0);
    const numbers = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => this.find(name, from + at));
    return numbers.filter((n) => n !== undefined);
  }

  #segmentOf(n: number): Segment {
    let [low, high] = [0, this.#segments.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#segments[middle] as Segment).first <= n) low = middle;
      else high = middle;
    }
    return this.#segments[low] as Segment;
  }
}
