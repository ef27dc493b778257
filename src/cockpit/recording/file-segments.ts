import { fileNameOf } from '../../journal/file-name.js';
import type { LineRange } from '../../stage/record/line-range.js';
import { lastWhere } from './last-where.js';

/** Consecutive lines of one file. While a session is watched, two files may alternate. */
interface Segment {
  readonly file: number;
  /** Number of its first line, and that line's 0-based index in the file. */
  readonly first: number;
  readonly lineOfFirst: number;
}

interface SegmentedFile {
  readonly name: string;
  readonly segments: Segment[];
  lines: number;
}

/** Which lines belong to which file. */
export class FileSegments {
  readonly #files: SegmentedFile[] = [];
  readonly #byName = new Map<string, SegmentedFile>();
  readonly #segments: Segment[] = [];

  begin(name: string): number {
    const file = { name, segments: [], lines: 0 };
    this.#byName.set(name, file);
    return this.#files.push(file) - 1;
  }

  get names(): readonly string[] {
    return this.#files.map(({ name }) => name);
  }

  name(file: number): string {
    return this.#files[file]?.name ?? '';
  }

  /** Line `n` is the next of the file. */
  add(n: number, file: number): void {
    const added = this.#files[file] as SegmentedFile;
    if (this.#segments[this.#segments.length - 1]?.file !== file) {
      const segment = { file, first: n, lineOfFirst: added.lines };
      this.#segments.push(segment);
      added.segments.push(segment);
    }
    added.lines++;
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
    const file = this.#byName.get(name);
    if (!file || line < 1 || line > file.lines) return undefined;
    const segment = file.segments.findLast(({ lineOfFirst }) => lineOfFirst < line);
    return segment && segment.first + line - 1 - segment.lineOfFirst;
  }

  /** Numbers of lines of a file, which is named without its directory; those that have been added. */
  numbersOf({ file, from, to = Infinity }: LineRange): number[] {
    const { name = '', lines = 0 } = this.#files.findLast((each) => fileNameOf(each.name) === file) ?? {};
    const length = Math.max(0, Math.min(to, lines) - from + 1);
    return Array.from({ length }, (_, at) => this.find(name, from + at) as number);
  }

  #segmentOf(n: number): Segment {
    return this.#segments[lastWhere(this.#segments, ({ first }) => first <= n)] as Segment;
  }
}
