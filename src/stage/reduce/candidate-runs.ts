import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkJournal } from '../../check/check-journal.js';
import { pointerPattern } from '../../check/text/json-pointer.js';
import { writeFailed } from '../../journal/journal-error.js';
import type { Candidate } from './candidate.js';
import { hashOf, writeCandidate } from './candidate.js';
import type { Failure } from './failure-text.js';
import type { OutcomeLog } from './outcome-log.js';
import { type RunIn, runnerFor, type ToolRunOptions } from './run-tool.js';

/** In the directory of the result. */
export const runsName = '.shakedown-runs';

/** Runs a tool on candidates, each in a directory of its own. */
export class CandidateRuns {
  /** How often the tool was run, here or before this process. */
  count = 0;
  readonly #home: string;
  readonly #log: OutcomeLog;
  readonly #tool: ToolRunOptions;
  /** How often a candidate is run until it fails. */
  readonly #tries: number;
  readonly #onRun: () => void;
  readonly #seen = new Set<string>();
  #errors: ReadonlySet<string> | undefined;

  constructor(home: string, log: OutcomeLog, tool: ToolRunOptions, tries: number, onRun: () => void) {
    this.#home = path.join(home, runsName);
    this.#log = log;
    this.#tool = tool;
    this.#tries = tries;
    this.#onRun = onRun;
    this.removeAll();
  }

  /** Runs it now, whatever was known of it; undefined if it does not fail. */
  async run(candidate: Candidate): Promise<Failure | undefined> {
    const runIn = runnerFor(candidate, this.#tool);
    return runIn && this.#run(candidate, runIn);
  }

  /** Whether it fails in the given way. Known outcomes count as runs, or a limit would end it elsewhere. */
  async failsAs(way: string, candidate: Candidate): Promise<boolean> {
    const hash = hashOf(candidate);
    const known = this.#log.hasFailed(hash, way);
    if (known !== undefined && !this.#seen.has(hash)) this.#countRun();
    this.#seen.add(hash);
    const runIn = known ?? runnerFor(candidate, this.#tool);
    if (typeof runIn !== 'function') return runIn ?? false;
    const failure = await this.#repeated(way, candidate, runIn);
    this.#log.add(hash, failure?.key);
    return failure?.key === way;
  }

  /** Runs it now, and again if it does not fail in the given way but may. */
  async again(way: string, candidate: Candidate): Promise<Failure | undefined> {
    const runIn = runnerFor(candidate, this.#tool);
    return runIn && this.#repeated(way, candidate, runIn);
  }

  async #repeated(way: string, candidate: Candidate, runIn: RunIn): Promise<Failure | undefined> {
    let failure: Failure | undefined;
    for (let tries = 0; tries < this.#tries && failure?.key !== way; tries++) {
      failure = await this.#run(candidate, runIn);
    }
    return failure;
  }

  async #run(candidate: Candidate, runIn: RunIn): Promise<Failure | undefined> {
    this.#tool.signal.throwIfAborted();
    this.#countRun();
    const failure = await this.#inDirectory(candidate, runIn);
    // What an interrupted tool does says nothing.
    this.#tool.signal.throwIfAborted();
    return failure;
  }

  #countRun(): void {
    this.count += 1;
    this.#onRun();
  }

  /** Whether the checker finds no error in it that it does not find in the whole. */
  async isSound(candidate: Candidate, whole: Candidate): Promise<boolean> {
    this.#errors ??= await this.#inDirectory(whole, errorsIn);
    const found = await this.#inDirectory(candidate, errorsIn);
    return [...found].every((each) => this.#errors?.has(each));
  }

  removeAll(): void {
    remove(this.#home);
  }

  async #inDirectory<T>(candidate: Candidate, use: (directory: string) => Promise<T>): Promise<T> {
    const directory = path.join(this.#home, String(this.count));
    try {
      mkdirSync(directory, { recursive: true });
      writeCandidate(directory, candidate);
    } catch (error) {
      throw writeFailed(`write ${directory}`, error);
    }
    try {
      return await use(directory);
    } finally {
      remove(directory);
    }
  }
}

function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
}

export async function errorsIn(directory: string): Promise<ReadonlySet<string>> {
  const errors = new Set<string>();
  for await (const { severity, rule, kind, pointer } of checkJournal(directory, { threads: 1 })) {
    if (severity === 'error') errors.add([rule, kind, pointerPattern(pointer)].join(' '));
  }
  return errors;
}
