import type { ByteReader } from './byte-reader.js';
import { mostLookedAt } from './cut-lines.js';
import type { FileSegments } from './file-segments.js';
import type { LineIndex } from './line-index.js';

/** Gap in bytes up to which two reads are merged: in browsers each read has a high latency. */
const usuallyWorthReading = 64 * 1024;
/** Maximum bytes per read. */
const mostAtOnce = 1 << 20;
/** Maximum concurrent reads. */
const mostReads = 8;

/** A piece of a file that holds the lines at indices `from` to before `to` of the requested numbers. */
interface ReadRange {
  readonly file: number;
  readonly offset: number;
  length: number;
  readonly from: number;
  to: number;
}

/** Reads lines from their files, merging neighbouring reads. */
export class LineReader {
  readonly #index: LineIndex;
  readonly #segments: FileSegments;
  readonly #reader: ByteReader;

  constructor(index: LineIndex, segments: FileSegments, reader: ByteReader) {
    this.#index = index;
    this.#segments = segments;
    this.#reader = reader;
  }

  /** Bytes of lines with ascending numbers, each truncated to `most`. */
  async read(numbers: readonly number[], most = mostLookedAt): Promise<Uint8Array[]> {
    const lines: Uint8Array[] = [];
    const ranges = this.#ranges(numbers, most).values();
    const readSome = async () => {
      for (const range of ranges) {
        const bytes = await this.#reader.read(range.file, range.offset, range.length);
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

  /** The pieces of files that hold these lines. */
  #ranges(numbers: readonly number[], most: number): ReadRange[] {
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
}
