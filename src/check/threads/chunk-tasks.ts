import type { CheckedChunk } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';

/** Chunks that are checked together: a large one, or those of several small files. */
export interface ChunkTask {
  readonly chunks: Chunk[];
  /** The reports, in order, once there are any. */
  checked?: Iterable<CheckedChunk>;
}

/**
 * Groups chunks into tasks of about `size` bytes. Each file adds a fixed cost, so that empty files are
 * bounded too.
 */
export function* tasksOf(chunks: Iterable<Chunk>, size: number): Generator<ChunkTask, undefined> {
  let task: ChunkTask = { chunks: [] };
  let bytes = 0;
  for (const chunk of chunks) {
    task.chunks.push(chunk);
    bytes += chunk.to - chunk.from + emptyFile;
    if (bytes < size) continue;
    yield task;
    task = { chunks: [] };
    bytes = 0;
  }
  if (task.chunks.length > 0) yield task;
}

/** Opening a file costs as much as checking this many bytes. */
const emptyFile = 16 * 1024;
