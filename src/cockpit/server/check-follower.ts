import type { PlacedFinding } from '../../check/finding.js';
import type { CheckedAgainst } from '../recording/recording-check.js';
import type { CheckReply, CheckRequest } from './checked-chunks.js';
import { type Checking, startChecking } from './checking-thread.js';

export interface CheckListener {
  /** Resolves when the check may go on: answers to a page come first. */
  untilQuiet(): Promise<void>;
  /** `lines`: number of lines checked so far. */
  found(findings: readonly PlacedFinding[], lines: number): void;
  failed(error: unknown): void;
}

/** A journal to check up to a byte; `lines` is the number of lines of all journals up to there. */
interface Growth {
  readonly path: string;
  readonly to: number;
  readonly lines: number;
}

/** Runs the checker after a growing journal. */
export class CheckFollower {
  readonly #checking: Checking;
  readonly #listener: CheckListener;
  /** Pending work in the order of play, and how far each journal has been checked. */
  readonly #growths: Growth[] = [];
  readonly #checked = new Map<string, number>();
  readonly #companions = new Set<string>();
  /** Those that wait for lines which were written before them. */
  readonly #ahead = new Set<string>();
  #whenOver: (() => void) | undefined;
  #isRunning = false;
  #isClosed = false;

  constructor(against: CheckedAgainst, listener: CheckListener) {
    this.#checking = startChecking(against);
    this.#listener = listener;
  }

  /** Checks a journal up to a byte after a line end. */
  grew(growth: Growth): void {
    // Merges pending work on one journal.
    if (this.#growths.at(-1)?.path === growth.path) this.#growths.pop();
    this.#growths.push(growth);
    for (const companion of this.#ahead) this.#companions.add(companion);
    this.#ahead.clear();
    this.#start();
  }

  /** A companion has changed. */
  companion(path: string): void {
    this.#companions.add(path);
    this.#start();
  }

  /** No journal will grow any more. Resolves when everything has been checked. */
  end(): Promise<void> {
    const done = new Promise<void>((resolve) => {
      this.#whenOver = resolve;
    });
    this.#start();
    return done;
  }

  close(): void {
    this.#isClosed = true;
    this.#checking.close();
  }

  #start(): void {
    if (this.#isRunning || this.#isClosed) return;
    this.#isRunning = true;
    this.#run().catch((error: unknown) => {
      // A terminated thread does not answer.
      if (!this.#isClosed) this.#listener.failed(error);
      this.close();
    });
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const growth = this.#growths[0];
      if (growth) await this.#checkOn(growth);
      else if (this.#companions.size > 0) await this.#checkCompanion();
      else if (this.#whenOver) {
        const whenOver = this.#whenOver;
        this.#whenOver = undefined;
        await this.#ask({ do: 'end' });
        whenOver();
      } else break;
    }
    this.#isRunning = false;
  }

  async #checkOn({ path, to }: Growth): Promise<void> {
    const from = this.#checked.get(path) ?? 0;
    const end = Math.min(to, from + this.#checking.chunkSize);
    if (from < end) await this.#ask({ do: 'journal', path, from, to: end }, () => this.#reached(path, end));
    else this.#reached(path, end);
  }

  /** Number of lines checked, once a journal has been checked as far as requested. */
  #reached(path: string, end: number): number | undefined {
    this.#checked.set(path, end);
    const growth = this.#growths[0];
    if (growth?.path !== path || growth.to > end) return undefined;
    this.#growths.shift();
    return growth.lines;
  }

  async #checkCompanion(): Promise<void> {
    const [path = ''] = this.#companions;
    this.#companions.delete(path);
    const { isAhead } = await this.#ask({ do: 'companion', path });
    if (isAhead) (this.#growths.length > 0 ? this.#companions : this.#ahead).add(path);
  }

  async #ask(request: CheckRequest, linesDone: () => number | undefined = () => undefined): Promise<CheckReply> {
    await this.#listener.untilQuiet();
    const reply = await this.#checking.check(request);
    if (this.#isClosed) return reply;
    const done = linesDone();
    this.#listener.found(reply.findings, done ?? reply.lines);
    return reply;
  }
}
