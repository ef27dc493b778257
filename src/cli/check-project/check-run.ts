import { type CheckOptions, type CheckSource, checkJournal, type JournalCheck } from '../../check/check-journal.js';
import { type CheckedDialect, combineDialects } from '../../check/checked-dialect.js';
import { DeferredFindings } from '../../check/deferred-findings.js';
import type { LeftOut } from '../../check/files/left-out.js';
import type { PlacedFinding, Summary } from '../../check/finding.js';
import type { Outcome } from '../../check/report/check-report.js';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import type { Shell } from '../shell.js';
import type { ProgressBar } from '../terminal/progress-bar.js';
import type { CheckInputs } from './check-inputs.js';

/** One run over everything to check: paths first, then the standard input. An interruption ends it without an error. */
export class CheckRun implements AsyncIterable<PlacedFinding> {
  readonly #sources: readonly CheckSource[];
  readonly #options: CheckOptions;
  readonly #signal: AbortSignal;
  readonly #bar: ProgressBar | undefined;
  readonly #checks: JournalCheck[] = [];

  constructor({ paths, input }: CheckInputs, options: CheckOptions, shell: Shell, bar: ProgressBar | undefined) {
    this.#sources = [...(paths.length > 0 ? [paths] : []), ...(input ? [shell.input()] : [])];
    this.#options = options;
    this.#signal = shell.signal;
    this.#bar = bar;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PlacedFinding> {
    const once = new DeferredFindings();
    for (const source of this.#sources) {
      const { dialect, eventsOnly, threads, ignores } = this.#options;
      const check = checkJournal(source, {
        dialect,
        eventsOnly,
        threads,
        ignores,
        signal: this.#signal,
        progress: (progress) => this.#bar?.update(progress, this.files),
      });
      this.#checks.push(check);
      for await (const finding of untilAborted(check, this.#signal)) if (!once.defer(finding)) yield finding;
    }
    if (!this.#signal.aborted) yield* once.findings();
  }

  get files(): number {
    return this.#sum(({ summary }) => summary.files);
  }

  /** How much was checked, and against which dialect. */
  get extent(): Pick<Outcome, 'files' | 'lines' | 'events' | 'dialect' | 'dialectBy' | 'years'> {
    const years = this.#checks.flatMap((check) => check.years ?? []);
    return {
      ...combineDialects(this.#checks.flatMap(({ summary }) => dialectOf(summary))),
      ...(years.length > 0 && {
        years: { from: Math.min(...years.map(({ from }) => from)), to: Math.max(...years.map(({ to }) => to)) },
      }),
      files: this.files,
      lines: this.#sum(({ summary }) => summary.lines),
      events: this.#sum(({ summary }) => summary.events),
    };
  }

  get leftOut(): LeftOut[] {
    return this.#checks.flatMap(({ leftOut }) => leftOut);
  }

  /** In how many files a rule that is reported once per run had findings. */
  filesWith(rule: string): number {
    return this.#sum((check) => check.filesWith(rule));
  }

  /** How many files could not be read. */
  get unreadable(): number {
    return this.#sum(({ unreadable }) => unreadable);
  }

  #sum(count: (check: JournalCheck) => number): number {
    return this.#checks.reduce((sum, check) => sum + count(check), 0);
  }
}

function dialectOf({ dialect, dialectBy }: Summary): CheckedDialect[] {
  return dialect && dialectBy ? [{ dialect, dialectBy }] : [];
}
