import type { FailOn } from '../../check/fail-on.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { EndOptions, Outcome, Report } from '../../check/report/check-report.js';
import { reportNamed } from '../../check/report/report-formats.js';
import type { RuleText } from '../../check/rule-text.js';
import type { Shell } from '../shell.js';
import { styleFor } from '../terminal/terminal-style.js';
import { OutputFile } from './output-file.js';
import type { ReportTarget } from './report-targets.js';

export interface ReportOutputOptions extends EndOptions {
  readonly color?: boolean | undefined;
  /** Whether to flush after each line, as for streamed input. */
  readonly atOnce: boolean;
  readonly rules: readonly RuleText[];
  readonly failOn: FailOn;
  /** Called before anything is printed. */
  readonly clear: () => void;
}

interface OpenReport {
  readonly report: Report;
  readonly output: OutputFile | StdoutWriter;
  isBegun: boolean;
}

/** A report in a file has no colours and no width limit. */
const plainPage = { style: styleFor(false, { terminal: false, env: {} }), width: 100 };

/** The reports of one run, each with its file or standard output. */
export class ReportOutputs {
  readonly #open: OpenReport[] = [];
  readonly #options: ReportOutputOptions;
  readonly #shell: Shell;

  private constructor(options: ReportOutputOptions, shell: Shell) {
    this.#options = options;
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

  /** Whether one of them goes to standard output. */
  get printed(): boolean {
    return this.#open.some(({ output }) => output instanceof StdoutWriter);
  }

  /** Whether a file is one of those that are written. */
  writesTo(file: string): boolean {
    return this.#open.some(({ output }) => output instanceof OutputFile && output.is(file));
  }

  /** Adds findings to the reports in files, and `printed` to those on standard output. */
  async write(findings: readonly PlacedFinding[], printed: readonly PlacedFinding[]): Promise<void> {
    for (const open of this.#open) {
      let text = '';
      for (const finding of open.output instanceof OutputFile ? findings : printed) {
        text += open.report.finding(finding);
        if (text.length < fullBuffer) continue;
        await append(open, text);
        text = '';
      }
      if (text !== '') await append(open, text);
    }
  }

  async finish(outcome: Outcome): Promise<void> {
    for (const open of this.#open) {
      await append(open, open.report.end(outcome));
      await open.output.finish();
    }
  }

  /** Removes unfinished files; what was printed stays. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const { output } of this.#open) await (output instanceof OutputFile ? output.discard() : output.finish());
    this.#options.clear();
  }

  async #begin({ format, file }: ReportTarget): Promise<void> {
    const { color, rules, failOn, statistics, verbose, all } = this.#options;
    const { version, columns } = this.#shell;
    const own = file === undefined ? { style: styleFor(color, this.#shell), width: columns() } : plainPage;
    const report = await reportNamed(format, { ...own, version, rules, failOn, statistics, verbose, all });
    const output = file === undefined ? this.#printed() : await OutputFile.open(file);
    this.#open.push({ report, output, isBegun: false });
  }

  #printed(): StdoutWriter {
    const { print, terminal } = this.#shell;
    const { atOnce, clear } = this.#options;
    const printCleared = (text: string) => {
      clear();
      return print(text);
    };
    return new StdoutWriter(printCleared, terminal || atOnce);
  }
}

/** Begins the report with its first text. */
async function append(open: OpenReport, text: string): Promise<void> {
  if (!open.isBegun) await open.output.write(open.report.begin());
  open.isBegun = true;
  await open.output.write(text);
}

const fullBuffer = 16 * 1024;

/** Prints chunks of text, whole lines at a time: at once, or when the buffer is full. */
export class StdoutWriter {
  readonly #print: Shell['print'];
  readonly #least: number;
  #text = '';

  constructor(print: Shell['print'], atOnce: boolean) {
    this.#print = print;
    this.#least = atOnce ? 0 : fullBuffer;
  }

  async write(text: string): Promise<void> {
    this.#text += text;
    if (text !== '' && this.#text.length >= this.#least) await this.#printLines();
  }

  /** Flushes, including an incomplete line. */
  async finish(): Promise<void> {
    await this.#printLines();
    const rest = this.#text;
    this.#text = '';
    if (rest !== '') await this.#print(rest);
  }

  async #printLines(): Promise<void> {
    const end = this.#text.lastIndexOf('\n');
    if (end < 0) return;
    const lines = this.#text.slice(0, end);
    this.#text = this.#text.slice(end + 1);
    await this.#print(lines);
  }
}
