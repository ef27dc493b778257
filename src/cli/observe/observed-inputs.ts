/** Shows an observer the journals that some words name, with a bar of progress. */
import path from 'node:path';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import { observeFiles, observeStream } from '../../observe/files/observe-files.js';
import type { LineObserver } from '../../observe/line-observer.js';
import { TooManyNames } from '../../observe/tally/tally-context.js';
import { quoted } from '../../words/printable.js';
import type { CheckInputs } from '../check-project/check-inputs.js';
import { InputFiles } from '../journal-inputs.js';
import { orInterrupted, type Shell, UsageError } from '../shell.js';

/** Returns how many files could not be read; each has been reported. `takes`: which directories to read. */
export async function showInputs(
  inputs: CheckInputs,
  observer: LineObserver,
  shell: Shell,
  takes: (directory: string) => boolean = () => true,
): Promise<number> {
  const { paths, input } = inputs;
  const files = await InputFiles.find(inputs, shell);
  if (paths.length > 0 && files.isEmpty)
    throw new UsageError(`nothing to observe: no journal and no companion in ${paths.map(quoted).join(', ')}`);
  try {
    const fileSets = files.fileSets.filter(({ journals, companions }) =>
      takes(path.dirname([...journals, ...companions][0] ?? '')),
    );
    await observeFiles(fileSets, observer, files.options);
    if (input) await observeStream(untilAborted(shell.input(), shell.signal), observer, files.options);
  } finally {
    files.erase();
  }
  return files.unreadable;
}

/** Observes inputs; that they have more names than an observer keeps is a mistake of the user. */
export function whileObserving<T>(shell: Shell, observe: () => Promise<T>): Promise<T> {
  const observed = observe().catch((error: unknown) => {
    throw error instanceof TooManyNames ? new UsageError(error.message) : error;
  });
  return orInterrupted(observed, shell);
}

/** Name of an input in messages. */
export function nameOfInput(word: string): string {
  return word === '-' ? 'the standard input' : quoted(word);
}
