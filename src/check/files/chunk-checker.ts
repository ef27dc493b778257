import { closeSync, fstatSync, readSync } from 'node:fs';
import type { Dialect } from '../../interface/dialect/dialect-names.js';
import { lineFeed } from '../../journal/ascii.js';
import { onceReleased } from '../../journal/once-released.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { memoizeText, once } from '../../words/memo.js';
import { ByteChecker } from '../lines/byte-checker.js';
import { type AnyDialectProfile, lineCheckerOptions } from '../lines/check-profile.js';
import type { LineCheckerOptions } from '../lines/line-checker.js';
import type { LineReport } from '../lines/line-report.js';
import type { Chunk } from './file-chunk.js';
import { versionOfJournal } from './journal-dialect.js';

/** What was found in a chunk. */
export interface ChunkReport extends LineReport {
  /** Why the file cannot be read. */
  readonly unreadable?: string;
  /** The first lines show that the file is not a journal; the rest of it is not checked. */
  readonly binary?: true;
  /** There was so much to report that the chunk is checked only up to this offset. */
  readonly until?: number | undefined;
}

/** More bytes than most lines have. */
const lineRest = 8 * 1024;
/**
 * A file modified within this many milliseconds may end in a line that is still being written: it is read
 * again.
 */
const fresh = 2000;
const longestWait = 250;
const retryDelay = 25;

/**
 * A chunk and its report. If there is too much to report at once, the rest of the chunk is checked as another
 * one.
 */
export interface CheckedChunk {
  readonly chunk: Chunk;
  readonly report: ChunkReport;
}

/** Checks chunks in the dialect of their file: those of different dialects may follow one another. */
export function chunkReports(profile: AnyDialectProfile): (chunk: Chunk) => Generator<CheckedChunk> {
  const checkerOf = memoizeText((dialect: Dialect) => new ChunkChecker(lineCheckerOptions({ ...profile, dialect })));
  return (chunk) => checkerOf(chunk.dialect).reports(chunk);
}

/** Checks files chunk by chunk, in any order. */
export class ChunkChecker {
  readonly #bytes: ByteChecker;
  #version: { readonly file: string; readonly of: () => string | undefined } = { file: '', of: () => undefined };

  constructor(options: LineCheckerOptions) {
    this.#bytes = new ByteChecker(options);
  }

  /** The reports of a chunk, lazily: each part is checked when its report is requested. */
  *reports(chunk: Chunk): Generator<CheckedChunk> {
    const { lineChecker } = this.#bytes;
    let descriptor: number | undefined;
    let { from } = chunk;
    lineChecker.judgeBy(this.#versionOf(chunk.file), false);
    try {
      descriptor = onceReleased(() => openRegularFile(chunk.file));
      for (const until of this.#parts(chunk, descriptor)) {
        const isBinary = from === 0 && this.#isForeign(chunk, until);
        // Whether later chunks are used depends on how the file begins.
        const report = lineChecker.report(chunk.from === 0 && !isBinary);
        yield { chunk: { ...chunk, from }, report: isBinary ? { ...report, binary: true } : { ...report, until } };
        if (isBinary || until === undefined) return;
        from = until;
      }
    } catch (error) {
      if (!isSystemError(error)) throw error;
      yield { chunk: { ...chunk, from }, report: { ...lineChecker.report(), unreadable: reasonOf(error) } };
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
  }

  /** The version that a file names; read on demand, and once for all of its chunks that follow each other. */
  #versionOf(file: string): () => string | undefined {
    if (this.#version.file !== file) this.#version = { file, of: once(() => versionOfJournal(file)) };
    return this.#version.of;
  }

  #isForeign({ to, last }: Chunk, until: number | undefined): boolean {
    const isWhole = last && until === undefined;
    return this.#bytes.lineChecker.isForeign(isWhole ? to : this.#bytes.lines.nextOffset, isWhole);
  }

  /**
   * Checks the lines that begin in a chunk; yields whenever a report is due, with the offset of the rest, if
   * there is any.
   */
  *#parts(chunk: Chunk, descriptor: number): Generator<number | undefined> {
    const bytes = this.#bytes;
    const { lines, lineChecker } = bytes;
    // Reading starts one byte early: if that byte is not a line end, the chunk begins within a line.
    let at = Math.max(0, chunk.from - 1);
    bytes.begin(at, chunk.from > 0);
    const isEnough = () => lineChecker.isFull || (chunk.from === 0 && lineChecker.isForeign(lines.nextOffset, false));
    for (;;) {
      while (!bytes.drain(chunk.to, isEnough)) {
        if (lines.nextOffset >= chunk.to) return yield undefined;
        yield lines.nextOffset;
      }
      // The next line begins in the next chunk, or a line that began in an earlier one fills this one.
      if (lines.nextOffset >= chunk.to || (bytes.isSkipping && at >= chunk.to)) return yield undefined;
      if (lines.isGrowing && !bytes.isSkipping) lines.expect(restOfLine(descriptor, at, lines.longest));
      const room = bytes.space();
      // The rest of the chunk and a little more, for the end of its last line; a long line doubles that each
      // time, or is read at once.
      const length = Math.min(room.length, Math.max(0, chunk.to - at) + lineRest + lines.pending);
      const count = readSync(descriptor, room, { position: at, length }) || this.#readLater(chunk, descriptor, at);
      if (count === 0) {
        bytes.end(chunk.to);
        return yield undefined;
      }
      lines.filled(count);
      at += count;
    }
  }

  /** At the end of the file: waits for the rest of a line that is just being written; 0 if there is none. */
  #readLater({ last }: Chunk, descriptor: number, at: number): number {
    const bytes = this.#bytes;
    if (!last || bytes.lines.pending === 0 || Date.now() - fstatSync(descriptor).mtimeMs > fresh) return 0;
    for (let waited = 0; waited < longestWait; waited += retryDelay) {
      Atomics.wait(neverNotified, 0, 0, retryDelay);
      const count = readSync(descriptor, bytes.space(), { position: at });
      if (count > 0) return count;
    }
    return 0;
  }
}

/**
 * How many bytes there are from a place in a file to the end of the line, its LF left out; about `most` if
 * there are more.
 */
function restOfLine(descriptor: number, from: number, most: number): number {
  const bytes = Buffer.allocUnsafe(lineRest);
  for (let at = from; at - from < most; ) {
    const count = readSync(descriptor, bytes, { position: at });
    const end = bytes.subarray(0, count).indexOf(lineFeed);
    if (end >= 0) return at - from + end;
    if (count === 0) return at - from;
    at += count;
  }
  return most;
}

/** Nothing ever notifies it: waiting on it is a synchronous sleep. */
const neverNotified = new Int32Array(new SharedArrayBuffer(4));
