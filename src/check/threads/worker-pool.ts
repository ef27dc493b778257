/** Who does the work on the pieces: this thread, or several. */
import { setImmediate as turn } from 'node:timers/promises';
import { ChunkChecker, type ChunkReport } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';
import { type CheckProfile, lineCheckerOptions } from '../lines/check-profile.js';

export interface WorkerPool {
  /** How large pieces should be, in bytes. */
  readonly chunkSize: number;
  /** Reports on the pieces, in their order. */
  reports(chunks: Iterable<Chunk>): AsyncGenerator<CheckedChunk>;
  close(): Promise<void>;
}

/** A piece and the report on it. Of one with very much to say there are several, each on what the one before left. */
export interface CheckedChunk {
  readonly piece: Chunk;
  readonly report: ChunkReport;
}

/** What a report leaves of its piece. */
export function remainderOf({ piece: chunk, report }: CheckedChunk): Chunk | undefined {
  return report.until === undefined ? undefined : { ...chunk, from: report.until };
}

/** All the work in this thread, with a pause after each piece for whoever else has something to do. */
export function singleThreadPool(profile: CheckProfile): WorkerPool {
  const check = new ChunkChecker(lineCheckerOptions(profile));
  return {
    chunkSize: 2 * 1024 * 1024,
    async *reports(chunks) {
      for (const chunk of chunks) {
        for (let rest: Chunk | undefined = chunk; rest; ) {
          const checked: CheckedChunk = { piece: rest, report: check.check(rest) };
          yield checked;
          rest = remainderOf(checked);
          await turn();
        }
      }
    },
    close: () => Promise.resolve(),
  };
}
