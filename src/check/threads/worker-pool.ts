/** What checks the chunks: this thread, or several. */

import type { CheckedChunk } from '../files/chunk-checker.js';
import { DialectCheckers } from '../files/dialect-checkers.js';
import type { Chunk } from '../files/file-chunk.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import { turn } from '../next-turn.js';
import { tasksOf } from './chunk-tasks.js';

export interface WorkerPool {
  /** How large chunks should be, in bytes. */
  readonly chunkSize: number;
  /**
   * Checks the chunks; the reports come in the order of the chunks. A signal ends it even while it waits for
   * a thread.
   */
  reports(chunks: Iterable<Chunk>, signal?: AbortSignal): AsyncGenerator<CheckedChunk>;
  close(): Promise<void>;
}

/**
 * Large enough that what is done once for each chunk does not count, and small enough to be checked at once.
 */
export const usualChunkSize = 2 * 1024 * 1024;

/**
 * Does all work in this thread, and yields in between: after a large chunk, after several small files, or
 * after a file with many findings.
 */
export function singleThreadPool(profile: AnyDialectProfile): WorkerPool {
  const checkers = new DialectCheckers(profile);
  return {
    chunkSize: usualChunkSize,
    async *reports(chunks) {
      for (const { chunks: together } of tasksOf(chunks, usualChunkSize)) {
        for (const chunk of together) {
          for (const checked of checkers.reports(chunk)) {
            yield checked;
            if (checked.report.until !== undefined) await turn();
          }
        }
        await turn();
      }
    },
    close: () => Promise.resolve(),
  };
}
