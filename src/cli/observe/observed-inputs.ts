/** Feeds the named journals to an observer, with a progress bar. */
import { findFileSets } from '../../check/files/find-file-sets.js';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import { type ObserveOptions, observeFiles, observeStream } from '../../observe/files/observe-files.js';
import type { LineObserver } from '../../observe/line-observer.js';
import { printable, quoted } from '../../words/printable.js';
import type { CheckInputs } from '../check-project/check-inputs.js';
import { sizeOfAll } from '../journal-inputs.js';
import { type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';

/** Returns the number of unreadable files, which have been reported. */
export async function showInputs({ paths, input }: CheckInputs, observer: LineObserver, shell: Shell): Promise<number> {
  const { fileSets } = paths.length > 0 ? await findFileSets(paths) : { fileSets: [] };
  const files = fileSets.flatMap(({ journals, companions }) => [...journals, ...companions]);
  if (paths.length > 0 && files.length === 0)
    throw new UsageError(`nothing to observe: no journal and no companion in ${paths.map(quoted).join(', ')}`);
  const bar = new ProgressBar(shell);
  const all = input ? 0 : await sizeOfAll(files);
  const begun = new Set<string>();
  let [done, unreadable] = [0, 0];
  const options: ObserveOptions = {
    signal: shell.signal,
    progress: (file, bytes) => {
      done += bytes;
      begun.add(file);
      bar.update({ file, done, all }, begun.size);
    },
    onUnreadable: (message) => {
      unreadable++;
      bar.erase();
      shell.warn(`shakedown: ${printable(message)}`);
    },
  };
  try {
    await observeFiles(fileSets, observer, options);
    if (input) await observeStream(untilAborted(shell.input(), shell.signal), observer, options);
  } finally {
    bar.erase();
  }
  return unreadable;
}

/** Name of an input in messages. */
export function nameOfInput(word: string): string {
  return word === '-' ? 'the standard input' : quoted(word);
}
