import type { EntryBatch } from '../../export/export-entry.js';
import { readFileSets, readStream } from '../../export/files/read-journal-files.js';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import { quoted } from '../../words/printable.js';
import { InputFiles, inputsFor } from '../journal-inputs.js';
import { type Shell, UsageError } from '../shell.js';

/** Where the lines come from. */
export interface ExportSource extends AsyncDisposable {
  batches(): AsyncIterable<EntryBatch>;
  /** Takes the progress away from the terminal, before something is printed. */
  clear(): void;
  /** The bytes of all journals; 0 if that is not known. */
  readonly size: number;
  /** Files that could not be read; each has been reported. */
  readonly unreadable: number;
}

/** What is exported: first the files, then the standard input. */
export async function openFileSource(words: readonly string[], shell: Shell): Promise<ExportSource> {
  const inputs = await inputsFor(words, shell);
  const files = await InputFiles.find(inputs, shell);
  if (!inputs.input && files.isEmpty)
    throw new UsageError(`nothing to export: no journal and no companion in ${inputs.paths.map(quoted).join(', ')}`);
  return {
    async *batches() {
      yield* readFileSets(files.fileSets, files.options);
      if (inputs.input) yield* untilAborted(readStream(shell.input(), files.options), shell.signal);
    },
    size: files.size,
    clear: () => files.erase(),
    get unreadable() {
      return files.unreadable;
    },
    // Each file is closed as soon as it is read.
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
