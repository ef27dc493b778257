import { stat } from 'node:fs/promises';
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
import { type CheckInputs, findInputs } from '../check-project/check-inputs.js';
import { gameDirectory } from '../game-directory.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import type { ExportSource } from './export-source.js';

/** What is exported: first the files, then the standard input. */
export class FileSource implements ExportSource {
  readonly #sets: readonly JournalSet[];
  readonly #input: boolean;
  readonly #shell: Shell;
  readonly #bar: ProgressBar | undefined;
  readonly #all: number;
  #done = 0;
  #files = new Set<string>();
  unreadable = 0;

  private constructor(sets: readonly JournalSet[], input: boolean, all: number, shell: Shell) {
    this.#sets = sets;
    this.#input = input;
    this.#all = all;
    this.#shell = shell;
    this.#bar = shell.draw && new ProgressBar({ ...shell, draw: shell.draw });
  }

  static async open(words: readonly string[], shell: Shell): Promise<FileSource> {
    const { paths, input } = await inputsFor(words, shell);
    const { fileSets } = paths.length > 0 ? await findFileSets(paths, () => false) : { fileSets: [] };
    const files = fileSets.flatMap(({ journals, companions }) => [...journals, ...companions]);
    if (!input && files.length === 0)
      throw new UsageError(`nothing to export: no journal and no companion in ${paths.map(quoted).join(', ')}`);
    const sizes = await Promise.all(files.map((file) => sizeOf(file)));
    const all = sizes.reduce((sum, size) => sum + size, 0);
    return new FileSource(fileSets, input, all, shell);
  }

  async *batches(): AsyncGenerator<EntryBatch, void, undefined> {
    const { signal, input } = this.#shell;
    const options: ReadFilesOptions = { signal, progress: this.#progress, onUnreadable: this.#onUnreadable };
    yield* readFileSets(this.#sets, options);
    if (this.#input) yield* untilAborted(readStream(input(), options), signal);
  }

  clear(): void {
    this.#bar?.erase();
  }

  /** Each file is closed as soon as it is read. */
  [Symbol.asyncDispose](): Promise<void> {
    return Promise.resolve();
  }

  readonly #progress = (file: string, bytes: number): void => {
    this.#done += bytes;
    this.#files.add(file);
    this.#bar?.update({ file, done: this.#done, all: this.#input ? 0 : this.#all }, this.#files.size);
  };

  readonly #onUnreadable = (message: string): void => {
    this.unreadable++;
    this.clear();
    this.#shell.warn(`shakedown: ${printable(message)}`);
  };
}

async function inputsFor(words: readonly string[], shell: Shell): Promise<CheckInputs> {
  if (words.length === 0) return { paths: [await gameDirectory(shell)], input: false };
  try {
    return await findInputs(words, { signal: shell.signal });
  } catch (error) {
    throw shell.signal.aborted ? new Interrupted() : error;
  }
}

async function sizeOf(file: string): Promise<number> {
  const status = await stat(file).catch(() => undefined);
  return status?.isFile() ? status.size : 0;
}
