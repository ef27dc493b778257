import type { Dialect } from '../../interface/dialect/dialects.js';
import { type Chunk, chunksOf } from './file-chunk.js';
import type { FileSet } from './file-set.js';
import { dialectOfJournals } from './journal-dialect.js';

/** The journals of a file set, chunk by chunk. */
export class FileSetChunks {
  readonly fileSet: FileSet;
  readonly #chosen: Dialect | undefined;
  readonly #sizes: ReadonlyMap<string, number>;
  #found: Dialect | undefined;
  #skippedFile = '';

  /** The dialect is that of the journals if none is chosen. */
  constructor(fileSet: FileSet, dialect: Dialect | undefined, sizes: ReadonlyMap<string, number>) {
    this.fileSet = fileSet;
    this.#chosen = dialect;
    this.#sizes = sizes;
  }

  get dialect(): Dialect {
    return this.#chosen ?? (this.#found ??= dialectOfJournals(this.fileSet.journals));
  }

  *ofSize(chunkSize: number): Generator<Chunk> {
    for (const file of this.fileSet.journals) {
      for (const chunk of chunksOf(file, this.#sizes.get(file) ?? 0, chunkSize, this.dialect)) {
        if (file === this.#skippedFile) break;
        yield chunk;
      }
    }
  }

  /** A file is not a journal or cannot be read: its other chunks are skipped. */
  skip(file: string): void {
    this.#skippedFile = file;
  }

  isSkipped(file: string): boolean {
    return file === this.#skippedFile;
  }
}
