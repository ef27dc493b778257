import { findFileSets } from '../../check/files/find-file-sets.js';
import type { EntryBatch } from '../../export/export-entry.js';
import {
  type JournalSet,
  type ReadFilesOptions,
  readFileSets,
  readStream,
} from '../../export/files/read-journal-files.js';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import { printable, quoted } from '../../words/printable.js';
import { inputsFor, sizeOfAll } from '../journal-inputs.js';
import { type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import type { ExportSource } from './export-source.js';

/** Lines of the files, then of standard input. */
export class FileSource implements ExportSource {
  readonly #sets: readonly JournalSet[];
  readonly #input: boolean;
  readonly #shell: Shell;
  readonly #bar: ProgressBar;
  readonly #all: number;
  #done = 0;
  #files = new Set<string>();
  unreadable = 0;

  private constructor(sets: readonly JournalSet[], input: boolean, all: number, shell: Shell) {
    this.#sets = sets;
    this.#input = input;
    this.#all = all;
    this.#shell = shell;
    this.#bar = new ProgressBar(shell);
  }

  static async open(words: readonly string[], shell: Shell): Promise<FileSource> {
    const { paths, input } = await inputsFor(words, shell);
    const { fileSets } = paths.length > 0 ? await findFileSets(paths) : { fileSets: [] };
    const files = fileSets.flatMap(({ journals, companions }) => [...journals, ...companions]);
    if (!input && files.length === 0)
      throw new UsageError(`nothing to export: no journal and no companion in ${paths.map(quoted).join(', ')}`);
    return new FileSource(fileSets, input, await sizeOfAll(files), shell);
  }

  async *batches(): AsyncGenerator<EntryBatch, void, undefined> {
    const { signal, input } = this.#shell;
    const options: ReadFilesOptions = { signal, progress: this.#progress, onUnreadable: this.#onUnreadable };
    yield* readFileSets(this.#sets, options);
    if (this.#input) yield* untilAborted(readStream(input(), options), signal);
  }

  clear(): void {
    this.#bar.erase();
  }

  /** Each file is closed as soon as it is read. */
  [Symbol.asyncDispose](): Promise<void> {
    return Promise.resolve();
  }

  readonly #progress = (file: string, bytes: number): void => {
    this.#done += bytes;
    this.#files.add(file);
    this.#bar.update({ file, done: this.#done, all: this.#input ? 0 : this.#all }, this.#files.size);
  };

  readonly #onUnreadable = (message: string): void => {
    this.unreadable++;
    this.clear();
    this.#shell.warn(`shakedown: ${printable(message)}`);
  };
}
