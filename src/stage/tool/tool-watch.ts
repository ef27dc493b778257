import path from 'node:path';
import { type FailedExpectation, failureAt } from '../../direct/scenario/check-expectations.js';
import {
  defaultTimeoutSeconds,
  isExpectedLine,
  type ToolObservation,
  toolFailure,
} from '../../direct/tool/check-tool-expectation.js';
import { filled } from '../../direct/tool/placeholders.js';
import type { ToolExpectation } from '../../direct/tool/tool-expectation-shape.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import type { Clock } from '../time/wall-clock.js';
import type { Tool } from './tool.js';

/** Milliseconds between two looks. */
const interval = 50;
/** Bytes of a file that is read as a whole. */
const largest = 16 * 2 ** 20;

interface Lines {
  count: number;
  first: string | undefined;
  last: string | undefined;
}

export interface WatchedTool {
  /** Relative files are relative to that of the scenario. */
  readonly file: string;
  readonly directory: string;
  readonly trial: string;
}

/** Watches what expectations are about: the output of tools, their files and their ends. */
export class ToolWatch {
  readonly #expected: readonly ToolExpectation[];
  readonly #lines: readonly Lines[];
  readonly #where: WatchedTool;
  #tool: Tool | undefined;
  #seen = 0;

  constructor(expected: readonly ToolExpectation[], where: WatchedTool) {
    this.#expected = expected;
    this.#lines = expected.map(() => ({ count: 0, first: undefined, last: undefined }));
    this.#where = where;
  }

  /** From now on, the output of this tool counts as well. */
  follow(tool: Tool): void {
    this.#tool = tool;
    this.#seen = tool.output.length;
    for (const { text } of tool.output) this.#read(text);
    tool.onLine?.((line) => this.#read(line.replace(/\r$/, '')));
  }

  /** Waits in real time until nothing can change the outcome. */
  async settle(clock: Clock, signal: AbortSignal): Promise<void> {
    const began = clock.now();
    const isOpen = (expected: ToolExpectation, index: number) => {
      // An exit code without a time is that of a tool which is asked to end.
      if (expected.exit !== undefined && expected.within === undefined) return false;
      if (clock.now() - began >= (expected.within ?? defaultTimeoutSeconds) * 1000) return false;
      const { count } = expected;
      const found = (this.#lines[index] as Lines).count;
      return count === undefined ? this.#failure(expected, index) !== undefined : found <= count;
    };
    while (this.#expected.some(isOpen)) await clock.sleep(interval, signal);
  }

  get failures(): FailedExpectation[] {
    return this.#expected.flatMap((expected, index) => failureAt(expected, this.#failure(expected, index)));
  }

  #failure(expected: ToolExpectation, index: number): string | undefined {
    const output = this.#tool?.output ?? [];
    // A tool that does not report its lines has only the latest of them.
    if (!this.#tool?.onLine) for (const { text } of output.slice(this.#seen)) this.#read(text);
    this.#seen = output.length;
    return toolFailure(expected, this.#observed(expected, index));
  }

  #observed({ file, exit }: ToolExpectation, index: number): ToolObservation {
    if (exit !== undefined) return { ended: this.#tool?.ended };
    return file === undefined ? { lines: this.#lines[index] as Lines } : { content: this.#contentOf(file) };
  }

  #read(line: string): void {
    for (const [index, expected] of this.#expected.entries()) {
      const lines = this.#lines[index] as Lines;
      lines.last = line;
      if (!expected.output || !isExpectedLine(expected, line)) continue;
      lines.count++;
      lines.first ??= line;
    }
  }

  #contentOf(name: string): string | undefined {
    const { file, directory, trial } = this.#where;
    const target = path.resolve(path.dirname(file), filled(name, { directory: path.resolve(directory), trial }));
    // It may be replaced just now: then it is looked at again.
    try {
      const bytes = readRegularFile(target, largest);
      return bytes === 'too large' ? undefined : bytes.toString();
    } catch {
      return undefined;
    }
  }
}
