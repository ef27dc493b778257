import { closeSync, existsSync, fstatSync, ftruncateSync, rmSync } from 'node:fs';
import { StageError } from '../../direct/stage-error.js';
import { LineBuffer } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { codeOf, reasonOf } from '../../journal/system-error-reason.js';
import { appendLines, openToAppend } from '../../journal/write/append-lines.js';
import { printable } from '../../words/printable.js';

/** Buffer size in bytes: small enough to stay in the processor cache. */
const fullBatch = 256 * 1024;

/** Logs every Status as a line, where `Status.json` has only the last. */
export class StatusLog {
  readonly file: string;
  readonly #descriptor: number;
  readonly #lines = new LineBuffer();
  #held = 0;
  readonly #isNew: boolean;
  /** Its previous size; undefined for a pipe or device. */
  readonly #before: number | undefined;

  constructor(file: string) {
    this.file = file;
    this.#isNew = !existsSync(file);
    try {
      this.#descriptor = openToAppend(file);
    } catch (error) {
      throw this.#failed(error);
    }
    const found = fstatSync(this.#descriptor);
    this.#before = found.isFile() ? found.size : undefined;
  }

  add(status: WritableEvent): void {
    this.#lines.append(status);
    this.#held += 1;
    if (this.#lines.length >= fullBatch) this.flush();
  }

  flush(): void {
    const { error } = appendLines(this.#descriptor, this.file, this.#lines.bytes(), this.#held);
    this.#lines.clear();
    this.#held = 0;
    if (error !== undefined) throw this.#failed(error);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Closes and restores the file. */
  undo(): void {
    if (this.#before !== undefined) ftruncateSync(this.#descriptor, this.#before);
    this.close();
    if (this.#isNew) rmSync(this.file, { force: true });
  }

  #failed(cause: unknown): StageError {
    const reason = codeOf(cause) === 'ENOENT' ? 'its folder is not there' : reasonOf(cause);
    return new StageError(`cannot write ${printable(this.file)}: ${reason}`, { cause });
  }
}
