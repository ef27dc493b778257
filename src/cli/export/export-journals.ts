/** The whole of `shakedown export`: what to read, where to write, the progress, and the summary. */
import { stat } from 'node:fs/promises';
import { findFileSets } from '../../check/files/find-file-sets.js';
import { csvFormat } from '../../export/csv-part.js';
import type { EntryBatch } from '../../export/export-entry.js';
import { type ExportTotals, exportEntries } from '../../export/export-run.js';
import { PartFiles } from '../../export/files/part-files.js';
import {
  type JournalSet,
  type ReadFilesOptions,
  readFileSets,
  readStream,
} from '../../export/files/read-journal-files.js';
import { ndjsonFormat } from '../../export/ndjson-part.js';
import type { Codec } from '../../export/parquet/column-chunk.js';
import { parquetFormat } from '../../export/parquet/parquet-part.js';
import type { PartFormat } from '../../export/part.js';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import { counted } from '../../words/counted.js';
import { printable, quoted } from '../../words/printable.js';
import { type CheckInputs, findInputs } from '../check-project/check-inputs.js';
import { gameDirectory } from '../game-directory.js';
import { ExitWithCode, Interrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';

/** The options of `export`, as commander gives them. */
export interface ExportVerbOptions {
  readonly format: keyof typeof exportFormats;
  readonly out?: string | undefined;
  readonly clean?: boolean | undefined;
  readonly only?: readonly string[] | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly codec?: Codec | undefined;
}

export const exportFormats = {
  parquet: parquetFormat,
  ndjson: () => ndjsonFormat,
  csv: () => csvFormat,
} as const satisfies Readonly<Record<string, (codec: Codec) => PartFormat>>;

const unreadableExitCode = 2;

export async function exportJournals(
  words: readonly string[],
  options: ExportVerbOptions,
  shell: Shell,
): Promise<void> {
  const { out = '', format, clean, only, since, until, codec } = options;
  if (out === '') throw new UsageError('where should it write? Add a directory: --out tables');
  if (codec !== undefined && format !== 'parquet') throw new UsageError('--codec is for --format parquet only');
  const inputs = await inputsFor(words, shell);
  const source = await ExportSource.open(inputs, shell);
  if (source.isEmpty)
    throw new UsageError(`nothing to export: no journal and no companion in ${inputs.paths.map(quoted).join(', ')}`);
  const { signal } = shell;
  await using files = await PartFiles.open(out, { clean });
  try {
    const filter = { kinds: only && new Set(only), since, until };
    const totals = await exportEntries(source.batches(), {
      format: exportFormats[format](codec ?? 'snappy'),
      store: files,
      filter,
      signal,
    });
    await files.finish();
    source.clear();
    await shell.print(summary(totals, out));
  } catch (error) {
    source.clear();
    throw signal.aborted ? new Interrupted() : error;
  }
  if (source.unreadable > 0) {
    shell.warn(`shakedown: ${counted(source.unreadable, 'file')} could not be read`);
    throw new ExitWithCode(unreadableExitCode);
  }
}

async function inputsFor(words: readonly string[], shell: Shell): Promise<CheckInputs> {
  if (words.length === 0) return { paths: [await gameDirectory(shell)], input: false };
  try {
    return await findInputs(words, { signal: shell.signal });
  } catch (error) {
    throw shell.signal.aborted ? new Interrupted() : error;
  }
}

/** What is exported: first the files, then the standard input. */
class ExportSource {
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

  static async open({ paths, input }: CheckInputs, shell: Shell): Promise<ExportSource> {
    const { fileSets } = paths.length > 0 ? await findFileSets(paths, () => false) : { fileSets: [] };
    const files = fileSets.flatMap(({ journals, companions }) => [...journals, ...companions]);
    const sizes = await Promise.all(files.map((file) => sizeOf(file)));
    return new ExportSource(
      fileSets,
      input,
      sizes.reduce((sum, size) => sum + size, 0),
      shell,
    );
  }

  get isEmpty(): boolean {
    return !this.#input && this.#sets.every(({ journals, companions }) => journals.length + companions.length === 0);
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

async function sizeOf(file: string): Promise<number> {
  const status = await stat(file).catch(() => undefined);
  return status?.isFile() ? status.size : 0;
}

function summary({ rows, kinds, files, bytes, badLines }: ExportTotals, directory: string): string {
  const bad = badLines > 0 ? ` · ${counted(badLines, 'bad line')}, in bad-lines` : '';
  return `${counted(rows, 'row')} of ${counted(kinds, 'kind')} · ${counted(files, 'file')}, ${sizeText(bytes)} in ${printable(directory)}${bad}`;
}

function sizeText(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
