import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Chunk } from './file-chunk.js';
import type { FileSet } from './file-set.js';
import { dialectOfJournals } from './journal-dialect.js';

/** The journals of a file set, chunk by chunk. */
export class FileSetChunks {
  readonly fileSet: FileSet;
  readonly #chosen: Dialect | undefined;
  readonly #sizes: readonly number[];
  #found: Dialect | undefined;
  /** A file that is not a journal, or cannot be read: its other chunks are skipped. */
  skippedFile = '';

  /**
   * The dialect is that of the journals if none is chosen. The sizes are those of the journals, in their
   * order.
   */
  constructor(fileSet: FileSet, dialect: Dialect | undefined, sizes: readonly number[]) {
    this.fileSet = fileSet;
    this.#chosen = dialect;
    this.#sizes = sizes;
  }

  get dialect(): Dialect {
    return this.#chosen ?? (this.#found ??= dialectOfJournals(this.fileSet.journals));
  }

  *ofSize(chunkSize: number): Generator<Chunk> {
    for (const [index, file] of this.fileSet.journals.entries()) {
      const size = this.#sizes[index] ?? 0;
      // An empty file is one empty chunk.
      for (let from = 0; from === 0 || from < size; from += chunkSize) {
        if (file === this.skippedFile) break;
        const to = Math.min(size, from + chunkSize);
        yield { file, from, to, last: to === size, dialect: this.dialect };
      }
    }
  }
}
