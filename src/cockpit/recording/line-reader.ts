import type { ByteReader } from './byte-reader.js';
import { mostLookedAt } from './cut-lines.js';
import type { FileSegments } from './file-segments.js';
import type { LineIndex } from './line-index.js';

/** Bytes between two lines that are read too, where one read more takes long: a browser asks another process. */
const usuallyWorthReading = 64 * 1024;
/** More are not read at once. */
const mostAtOnce = 1 << 20;
/** So many reads wait for the disk at a time. */
const mostReads = 8;

/** A piece of a file that holds some lines: those of the numbers it was made for from `from` to before `to`. */
export interface ReadRange {
  readonly file: number;
  readonly offset: number;
  length: number;
  readonly from: number;
  to: number;
}

/** Reads lines from their files, those that lie near each other at once. */
export class LineReader {
  readonly #index: LineIndex;
  readonly #segments: FileSegments;
  readonly #reader: ByteReader;

  constructor(index: LineIndex, segments: FileSegments, reader: ByteReader) {
    this.#index = index;
    this.#segments = segments;
    this.#reader = reader;
  }

  /** The bytes of some lines, whose numbers ascend; no more than the first so many of each. */
  async read(numbers: readonly number[], most = mostLookedAt): Promise<Uint8Array[]> {
    const lines: Uint8Array[] = [];
    const ranges = this.ranges(numbers, most).values();
    const readSome = async () => {
      for (const range of ranges) {
        const bytes = await this.bytes(range);
        for (let at = range.from; at < range.to; at++) {
          const n = numbers[at] as number;
          const start = this.#index.offset(n) - range.offset;
          lines[at] = bytes.subarray(start, start + Math.min(most, this.#index.length(n)));
        }
      }
    };
    await Promise.all(Array.from({ length: mostReads }, readSome));
    return lines;
  }

  /** The pieces of files in which some lines lie. */
  ranges(numbers: readonly number[], most: number): ReadRange[] {
    const { worthReading = usuallyWorthReading } = this.#reader;
    const ranges: ReadRange[] = [];
    let range: ReadRange | undefined;
    for (const [at, n] of numbers.entries()) {
      const [file, offset, length] = [
        this.#segments.fileOf(n),
        this.#index.offset(n),
        Math.min(most, this.#index.length(n)),
      ];
      const end = range && range.offset + range.length;
      if (
        range?.file === file &&
        end !== undefined &&
        offset >= end &&
        offset - end <= worthReading &&
        offset + length - range.offset <= mostAtOnce
      ) {
        range.length = offset + length - range.offset;
        range.to = at + 1;
      } else ranges.push((range = { file, offset, length, from: at, to: at + 1 }));
    }
    return ranges;
  }

  bytes({ file, offset, length }: Pick<ReadRange, 'file' | 'offset' | 'length'>): Promise<Uint8Array> {
    return this.#reader.read(file, offset, length);
  }
}
