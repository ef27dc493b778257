import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Candidate, hashOf, writeCandidate } from './candidate.js';
import type { Failure } from './failure-text.js';
import { logName, OutcomeLog } from './outcome-log.js';
import { type RunIn, runnerFor, type ToolRunOptions } from './run-tool.js';

/** In the directory of the result. */
export const runsName = '.shakedown-runs';

/** Runs a tool on candidates, each in a directory of its own. */
export class CandidateRuns {
  /** How often the tool was run, here or before this process. */
  count = 0;
  readonly log: OutcomeLog;
  readonly #home: string;
  readonly #tool: ToolRunOptions;
  readonly #onRun: () => void;
  readonly #known = new Map<string, boolean>();

  constructor(out: string, tool: ToolRunOptions, onRun: () => void) {
    this.log = new OutcomeLog(path.join(out, logName));
    this.#home = path.join(out, runsName);
    this.#tool = tool;
    this.#onRun = onRun;
    this.removeAll();
  }

  /** Runs it now, with a way up to `tries` times until it fails so; undefined if it does not fail. */
  async run(candidate: Candidate, way?: string): Promise<Failure | undefined> {
    const runIn = runnerFor(candidate, this.#tool);
    return runIn && this.#run(candidate, runIn, way);
  }

  /** Whether it fails in this way. Known outcomes count as runs, or a limit would end it elsewhere. */
  async failsAs(way: string, candidate: Candidate): Promise<boolean> {
    const runIn = runnerFor(candidate, this.#tool);
    if (!runIn) return false;
    const hash = hashOf(candidate, `${this.#tool.key} ${way}`);
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const before = this.log.fails(hash);
    if (before !== undefined) this.#countRun();
    const fails = before ?? (await this.#run(candidate, runIn, way))?.key === way;
    if (before === undefined) this.log.add(hash, fails);
    this.#known.set(hash, fails);
    return fails;
  }

  async #run(candidate: Candidate, runIn: RunIn, way: string | undefined): Promise<Failure | undefined> {
    const { signal } = this.#tool;
    let failure: Failure | undefined;
    let left = way === undefined ? 1 : this.#tool.tries;
    do {
      signal.throwIfAborted();
      this.#countRun();
      const directory = path.join(this.#home, String(this.count));
      writeCandidate(directory, candidate);
      failure = await runIn(directory).finally(() => remove(directory));
      // What an interrupted tool does says nothing.
      signal.throwIfAborted();
    } while (--left > 0 && failure?.key !== way);
    return failure;
  }

  #countRun(): void {
    this.count += 1;
    this.#onRun();
  }

  removeAll(): void {
    remove(this.#home);
  }
}

function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
}
