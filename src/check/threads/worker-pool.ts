/** What checks the chunks: this thread, or several. */
import { setImmediate as turn } from 'node:timers/promises';
import { ChunkChecker, type ChunkReport } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';
import { type CheckProfile, lineCheckerOptions } from '../lines/check-profile.js';

export interface WorkerPool {
  /** How large chunks should be, in bytes. */
  readonly chunkSize: number;
  /** Checks the chunks; the reports come in the order of the chunks. */
  reports(chunks: Iterable<Chunk>): AsyncGenerator<CheckedChunk>;
  close(): Promise<void>;
}

/** A chunk and its report. If there is too much to report at once, the rest of the chunk is checked as another one. */
export interface CheckedChunk {
  readonly chunk: Chunk;
  readonly report: ChunkReport;
}

/** The rest of a chunk, if its report does not cover all of it. */
export function remainderOf({ chunk, report }: CheckedChunk): Chunk | undefined {
  return report.until === undefined ? undefined : { ...chunk, from: report.until };
}

/** Does all work in this thread, and lets other tasks run after each chunk. */
export function singleThreadPool(profile: CheckProfile): WorkerPool {
  const check = new ChunkChecker(lineCheckerOptions(profile));
  return {
    chunkSize: 2 * 1024 * 1024,
    async *reports(chunks) {
      for (const chunk of chunks) {
        for (let rest: Chunk | undefined = chunk; rest; ) {
          const checked: CheckedChunk = { chunk: rest, report: check.check(rest) };
          yield checked;
          rest = remainderOf(checked);
          await turn();
        }
      }
    },
    close: () => Promise.resolve(),
  };
}
