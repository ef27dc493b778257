import type { CheckedChunk } from './chunk-checker.js';

/**
 * The reports of the journals of all sets, in the order of the sets. While one set is looked at, the next is
 * checked.
 */
export class ReportQueue {
  readonly #reports: AsyncIterator<CheckedChunk>;
  /** The next report, read ahead. */
  #next: CheckedChunk | undefined;

  constructor(reports: AsyncIterable<CheckedChunk>) {
    this.#reports = reports[Symbol.asyncIterator]();
  }

  /**
   * The next reports, as long as they are about these files. They come in the order of the files, of which
   * some may have none.
   */
  async *of(files: readonly string[]): AsyncGenerator<CheckedChunk> {
    for (let at = 0; at < files.length; ) {
      this.#next ??= (await this.#reports.next()).value as CheckedChunk | undefined;
      const checked = this.#next;
      if (!checked) return;
      at = files.indexOf(checked.chunk.file, at);
      if (at < 0) return;
      this.#next = undefined;
      yield checked;
    }
  }

  /** Cancels the rest of the check. */
  async close(): Promise<void> {
    await this.#reports.return?.();
  }
}
