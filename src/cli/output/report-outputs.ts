import type { FailOn } from '../../check/fail-on.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { EndOptions, Outcome, Report } from '../../check/report/check-report.js';
import { reportNamed } from '../../check/report/report-formats.js';
import type { RuleText } from '../../check/rule-text.js';
import type { Shell } from '../shell.js';
import { styleFor } from '../terminal/terminal-style.js';
import { OutputFile } from './output-file.js';
import { StdoutWriter } from './printed.js';
import type { ReportTarget } from './report-targets.js';

export interface ReportOutputOptions extends EndOptions {
  readonly color?: boolean | undefined;
  /** Whether somebody waits for every line. */
  readonly atOnce: boolean;
  readonly rules: readonly RuleText[];
  readonly failOn: FailOn;
  /** Called before anything is printed. */
  readonly clear: () => void;
}

interface OpenReport {
  readonly report: Report;
  readonly output: OutputFile | StdoutWriter;
  begun: boolean;
}

/** A report in a file has neither colours nor a terminal to fit. */
const plainPage = { style: styleFor(false, { terminal: false, env: {} }), width: 100 };

/** Several reports of one run, each on its way to where it was asked for. */
export class ReportOutputs {
  readonly #open: OpenReport[] = [];
  readonly #wishes: ReportOutputOptions;
  readonly #shell: Shell;

  private constructor(options: ReportOutputOptions, shell: Shell) {
    this.#wishes = options;
    this.#shell = shell;
  }

  static async open(
    outputs: readonly ReportTarget[],
    options: ReportOutputOptions,
    shell: Shell,
  ): Promise<ReportOutputs> {
    const reports = new ReportOutputs(options, shell);
    try {
      for (const output of outputs) await reports.#begin(output);
    } catch (error) {
      await reports[Symbol.asyncDispose]();
      throw error;
    }
    return reports;
  }

  /** Whether one of them is printed. */
  get printed(): boolean {
    return this.#open.some(({ output }) => output instanceof StdoutWriter);
  }

  /** Whether a file is one that they are written to. */
  writesTo(file: string): boolean {
    return this.#open.some(({ output }) => output instanceof OutputFile && output.is(file));
  }

  /** Tells a finding everywhere, or only in files. */
  async write(finding: PlacedFinding, printed: boolean): Promise<void> {
    for (const open of this.#open) {
      if (printed || open.output instanceof OutputFile) await append(open, open.report.finding(finding));
    }
  }

  async finish(outcome: Outcome): Promise<void> {
    for (const open of this.#open) {
      await append(open, open.report.end(outcome));
      await open.output.finish();
    }
  }

  /** Lets go of what is not finished: files are as if they had never been begun, what was printed stays. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const { output } of this.#open) await (output instanceof OutputFile ? output.discard() : output.finish());
    this.#wishes.clear();
  }

  async #begin({ format, file }: ReportTarget): Promise<void> {
    const { color, rules, failOn, statistics, verbose } = this.#wishes;
    const { version, columns } = this.#shell;
    const own = file === undefined ? { style: styleFor(color, this.#shell), width: columns() } : plainPage;
    const report = await reportNamed(format, { ...own, version, rules, failOn, statistics, verbose });
    const output = file === undefined ? this.#printed() : await OutputFile.open(file);
    this.#open.push({ report, output, begun: false });
  }

  #printed(): StdoutWriter {
    const { print, terminal } = this.#shell;
    const { atOnce, clear } = this.#wishes;
    const printCleared = (text: string) => {
      clear();
      return print(text);
    };
    return new StdoutWriter(printCleared, terminal || atOnce);
  }
}

/** A report begins with the first thing it tells: one that has nothing to tell, not even an end, is not begun. */
async function append(open: OpenReport, text: string): Promise<void> {
  if (!open.begun) await open.output.write(open.report.begin());
  open.begun = true;
  await open.output.write(text);
}
