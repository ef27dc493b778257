import { type CheckOptions, checkJournal, findingBatches, type JournalCheck } from '../../check/check-journal.js';
import type { LeftOut } from '../../check/files/left-out.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { Outcome } from '../../check/report/check-report.js';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import type { Shell } from '../shell.js';
import type { ProgressBar } from '../terminal/progress-bar.js';
import type { CheckInputs } from './check-inputs.js';

/** One run over everything to check: paths first, then the standard input. An interruption ends it without an error. */
export class CheckRun implements AsyncIterable<readonly PlacedFinding[]> {
  readonly #check: JournalCheck;
  readonly #signal: AbortSignal;

  constructor({ paths, input }: CheckInputs, options: CheckOptions, shell: Shell, bar: ProgressBar | undefined) {
    this.#signal = shell.signal;
    const { dialect, grade, eventsOnly, threads, maxLineBytes, ignores } = options;
    this.#check = checkJournal([...paths, ...(input ? [shell.input()] : [])], {
      // Not all of `options`: the settings of a project, which have more members, are passed here, too.
      ...(dialect !== undefined && { dialect }),
      ...(grade !== undefined && { grade }),
      ...(eventsOnly !== undefined && { eventsOnly }),
      ...(threads !== undefined && { threads }),
      ...(maxLineBytes !== undefined && { maxLineBytes }),
      ...(ignores !== undefined && { ignores }),
      signal: shell.signal,
      progress: (progress) => {
        bar?.update(progress, this.#check.summary.files);
        shell.engine?.collectInLongCheck(progress);
      },
    });
  }

  [Symbol.asyncIterator](): AsyncGenerator<readonly PlacedFinding[]> {
    return untilAborted(findingBatches(this.#check), this.#signal);
  }

  /** How much was checked, and in which dialect. */
  get extent(): Pick<Outcome, 'files' | 'lines' | 'events' | 'dialect' | 'dialectBy' | 'years'> {
    const { summary, years } = this.#check;
    const { files, lines, events, dialect, dialectBy } = summary;
    return {
      ...(dialect && dialectBy && { dialect, dialectBy }),
      ...(years && { years }),
      files,
      lines,
      events,
    };
  }

  get leftOut(): readonly LeftOut[] {
    return this.#check.leftOut;
  }

  /** In how many files a rule was broken, if its findings are reported once. */
  filesWith(rule: string): number {
    return this.#check.filesWith(rule);
  }

  /** How many files could not be read. */
  get unreadable(): number {
    return this.#check.unreadable;
  }
}
