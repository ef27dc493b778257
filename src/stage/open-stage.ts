import { rmSync } from 'node:fs';
import type { JournalEvent } from '../journal/event.js';
import { printable } from '../journal/printable.js';
import { reasonOf } from '../journal/reason.js';
import { calledAt } from './call-site.js';
import type { AnswerKey, KeyEntry } from './faults/answer-key.js';
import type { FaultyRecorder } from './faults/faulty-recorder.js';
import { readNextFault } from './faults/wish.js';
import { whenLeaving } from './leaving.js';
import type { StageOptions } from './open.js';
import type { Opened } from './record/recording.js';
import type { Tally } from './record/tally.js';
import { againText, triggerWords } from './repeat.js';
import { ScenarioError } from './scenario/problem.js';
import { Stage, type StageParts, type Triggered } from './stage.js';
import { holding } from './time/holding.js';
import type { Clock } from './time/wall-clock.js';

/** Milliseconds: a widely used library for watching files overlooks a change within 50 of the one it noticed last. */
const distance = 150;

/** What a stage holds as long as it is open. */
export interface Holdings {
  readonly directory: string;
  readonly seed: number;
  readonly start: Date;
  readonly opened: Opened;
  readonly recorder: FaultyRecorder;
  readonly key: AnswerKey;
  /** Whether the directory was made for this stage alone. */
  readonly isOurs: boolean;
  readonly options: StageOptions;
  /** The clock on the wall. */
  readonly wall: Clock;
}

/** A stage together with its directory: it runs by itself until it is closed. */
export class OpenStage extends Stage {
  readonly directory: string;
  readonly seed: number;
  readonly #holdings: Holdings;
  readonly #stop = new AbortController();
  readonly #closing: (() => void | Promise<void>)[] = [];
  /** What was asked for, as it would be asked for on a command line. */
  readonly #asked: string[] = [];
  /** How much was asked for beyond that: events, faults, leaps. */
  #others = 0;
  #isDirected = false;
  #running: Promise<boolean> = Promise.resolve(false);
  #closed: Promise<void> | undefined;
  /** The process does not end the session any more when it ends. */
  #stay = () => {};
  /** The request before the next one. */
  #turn: Promise<unknown> = Promise.resolve();
  /** When on the wall somebody last directed it. */
  #directedAt = -Infinity;

  constructor(parts: StageParts, holdings: Holdings) {
    super(parts);
    this.directory = holdings.directory;
    this.seed = holdings.seed;
    this.#holdings = holdings;
  }

  /** Whether the session came to its end by itself; settled when it is over. Who asks keeps the process alive until then. */
  get finished(): Promise<boolean> {
    const finished = holding(this.#running);
    // Who asks and does not listen need not hear of a failure: whoever closes the stage does.
    finished.catch(() => {});
    return finished;
  }

  /** What went wrong on disk so far. */
  get answerKey(): readonly KeyEntry[] {
    return this.#holdings.key.entries;
  }

  /** How often each fault has happened, of those that were wished for. */
  get faults(): ReadonlyMap<string, number> {
    return this.#holdings.recorder.faults;
  }

  /** The files of the journal so far. */
  get files(): readonly string[] {
    return this.#holdings.recorder.files;
  }

  /** How much was written. */
  get tally(): Tally {
    return this.#holdings.recorder.tally;
  }

  /** The seed, and the command that brings about the same once more. */
  get again(): string {
    return againText(this.#holdings, this.#asked, this.#others);
  }

  /** Whether somebody has directed it from elsewhere, so that a plan and a seed do not tell all. */
  get isDirected(): boolean {
    return this.#isDirected;
  }

  /** Somebody directs it from elsewhere. */
  noteDirection(): void {
    this.#isDirected = true;
  }

  /** Runs as the clock says, until it is closed. */
  begin(): void {
    this.#stay = whenLeaving(() => this.#leave());
    this.#running = this.run(this.#stop.signal);
    // Who waits for it hears of a failure, and so does who closes the stage.
    this.#running.catch(() => {});
  }

  /** Makes a situation happen now, with all it needs first, and tells what was written. */
  async trigger(name: string, overrides: Readonly<Record<string, unknown>> = {}): Promise<Triggered> {
    this.#asked.push(triggerWords(name, overrides));
    return calledAt(() => this.#directed(() => this.bring(name, overrides)));
  }

  /** Writes an event now, if the checker has nothing against it or it is to be written anyway. */
  async inject(event: unknown, options: { readonly anyway?: boolean } = {}): Promise<Triggered> {
    this.#others += 1;
    return calledAt(() => this.#directed(() => this.put(event, options)));
  }

  /** The leap has its turn after what was asked for before it, and closing the stage breaks it off. */
  override async leapPatiently(to: number, signal: AbortSignal): Promise<readonly JournalEvent[]> {
    const enough = AbortSignal.any([signal, this.#stop.signal]);
    const leap = () => super.leapPatiently(to, enough);
    return calledAt(() => this.#inTurn(leap));
  }

  /** Wishes for a fault from now on: `torn-line` for the next line, and `torn-line:2%` for some of those to come. */
  fault(wish: string): void {
    this.#others += 1;
    this.#holdings.recorder.wish(readNextFault(wish));
  }

  /** What is to be done when the stage is closed. */
  onClose(deed: () => void | Promise<void>): void {
    this.#closing.unshift(deed);
  }

  /** Gives back all but the directory, where nothing more will be written. */
  async abandon(): Promise<void> {
    try {
      await this.#giveBack();
    } finally {
      this.#holdings.key.close();
    }
  }

  /** What fails keeps nothing else from being given back. */
  async #giveBack(): Promise<void> {
    const deeds = this.#closing.splice(0);
    const results = await Promise.allSettled(deeds.map(async (deed) => deed()));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  /** Brings the session to its end and gives the directory back; doing so twice does no harm. */
  async close(): Promise<void> {
    await calledAt(() => (this.#closed ??= holding(this.#close())));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** What is asked for in quick succession keeps a distance on the wall, one after the other. */
  async #directed(deed: () => Triggered): Promise<Triggered> {
    return this.#inTurn(() => this.#inDistance(deed));
  }

  async #inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(deed);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #inDistance(deed: () => Triggered): Promise<Triggered> {
    const { wall } = this.#holdings;
    const left = this.#directedAt + distance - wall.now();
    if (left > 0) await wall.sleep(left, this.#stop.signal);
    try {
      const brought = deed();
      await this.#holdings.recorder.behind;
      return brought;
    } finally {
      this.#directedAt = wall.now();
    }
  }

  async #close(): Promise<void> {
    const { opened, recorder, isOurs } = this.#holdings;
    this.#stop.abort();
    try {
      recorder.hurry();
      await this.#running.catch(unlessPlayed);
      if (!this.hasEnded) this.end();
      await this.#giveBack();
      // What goes wrong at the very end stands in the answer key, too: it is closed after that.
      recorder.close();
      opened.close();
    } catch (error) {
      await this.abandon().catch(() => {});
      throw opened.failed(error);
    } finally {
      this.#stay();
      if (isOurs) rmSync(this.directory, { recursive: true, force: true });
    }
    await this.#running;
  }

  /** The process ends and nobody has closed the stage: as much of that is done as can be without waiting. */
  #leave(): void {
    const { opened, recorder, key, isOurs } = this.#holdings;
    try {
      if (!this.hasEnded) this.end();
      for (const deed of this.#closing.splice(0)) void deed();
      key.close();
    } catch (error) {
      console.error(`the session in ${printable(this.directory)} could not be ended properly: ${reasonOf(error)}`);
    } finally {
      recorder.close();
      opened.close();
      if (isOurs) rmSync(this.directory, { recursive: true, force: true });
    }
  }
}

/** A scenario that cannot go on has been written so far, and is brought to its end. */
function unlessPlayed(error: unknown): void {
  if (!(error instanceof ScenarioError)) throw error;
}
