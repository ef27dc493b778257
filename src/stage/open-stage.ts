import { rmSync } from 'node:fs';
import { defaultDialect } from '../direct/default-dialect.js';
import { parseNextFault } from '../direct/faults/fault-request.js';
import { ScenarioError } from '../direct/scenario/scenario-error.js';
import { StageError } from '../direct/stage-error.js';
import type { JournalEvent } from '../journal/journal-event.js';
import { reasonOf } from '../journal/system-error-reason.js';
import type { Command } from '../simulate/session-command.js';
import { printable } from '../words/printable.js';
import { withCallSite } from './call-site.js';
import type { AnswerKey, KeyEntry } from './faults/answer-key.js';
import type { FaultyRecorder } from './faults/faulty-recorder.js';
import { keepAliveUntil } from './holding.js';
import { onProcessExit } from './process-lifetime.js';
import type { OpenRecorder } from './record/open-recorder.js';
import type { SessionTally } from './record/session-tally.js';
import { type Direction, Directions } from './reproduction/direction.js';
import { type Reproduction, recipeFor, recipeText } from './reproduction/reproduction.js';
import { type StageParts, StageRunner, type Triggered } from './stage-runner.js';
import type { StageOptions } from './stage-setup.js';
import type { Clock } from './time/wall-clock.js';

/** Milliseconds: a widely used library for watching files overlooks a change within 50 of the one it noticed last. */
const minRequestSpacing = 150;

/** What a stage holds as long as it is open. */
export interface StageResources {
  readonly directory: string;
  readonly seed: number;
  readonly start: Date;
  readonly opened: OpenRecorder;
  readonly recorder: FaultyRecorder;
  readonly key: AnswerKey;
  /** Whether the directory was made for this stage alone. */
  readonly isOurs: boolean;
  readonly options: StageOptions;
  /** The clock on the wall. */
  readonly wall: Clock;
}

/** A stage that writes to a directory: it runs by itself until it is closed. */
export class OpenStage extends StageRunner {
  readonly directory: string;
  readonly seed: number;
  readonly #holdings: StageResources;
  readonly #stop = new AbortController();
  readonly #closing: (() => void | Promise<void>)[] = [];
  readonly #directions = new Directions();
  /** Whether something was cued beforehand, which has its turn in the midst of what is asked for. */
  #isCued = false;
  /** Whether somebody ended it; else its time was up. */
  #isEnded = false;
  #isDirected = false;
  #running: Promise<boolean> = Promise.resolve(false);
  #closed: Promise<void> | undefined;
  /** The process does not end the session any more when it ends. */
  #stay = () => {};
  /** The request before the next one. */
  #turn: Promise<unknown> = Promise.resolve();
  /** When on the wall somebody last directed it. */
  #directedAt = -Infinity;

  constructor(parts: StageParts, resources: StageResources) {
    super(parts);
    this.directory = resources.directory;
    this.seed = resources.seed;
    this.#holdings = resources;
  }

  /** Resolves when the session is over: `true` if it ended by itself. Waiting for it keeps the process alive. */
  get finished(): Promise<boolean> {
    const finished = keepAliveUntil(this.#running);
    // Who asks and does not listen need not hear of a failure: whoever closes the stage does.
    finished.catch(() => {});
    return finished;
  }

  /** The faults that have happened so far. */
  get answerKey(): readonly KeyEntry[] {
    return this.#holdings.key.entries;
  }

  /** How often each requested fault has happened. */
  get faults(): ReadonlyMap<string, number> {
    return this.#holdings.recorder.faults;
  }

  /** The journal files written so far. */
  get files(): readonly string[] {
    return this.#holdings.recorder.files;
  }

  /** How much was written. */
  get tally(): SessionTally {
    return this.#holdings.recorder.tally;
  }

  /** How to reproduce the session: a command line, or a scenario if a command line cannot express it. */
  get again(): string {
    return recipeText(recipeFor(this.reproduction, 'DIRECTORY', process.platform));
  }

  /** Everything that determined what was written so far. */
  get reproduction(): Reproduction {
    const { seed, start, options } = this.#holdings;
    const {
      plan = 'stay',
      dialect = defaultDialect,
      seconds = Infinity,
      given = {},
      faults = [],
      kinds,
      asLive,
    } = options;
    const isUp = this.hasEnded && !this.#isEnded;
    const now = isUp ? start.getTime() + seconds * 1000 : Math.floor(this.shown);
    const directions = [...this.#directions.all, ...(isUp ? [{ leap: now }] : [])];
    const lost = this.#isCued ? 'what was cued before it began' : undefined;
    return { seed, start, dialect, plan, seconds, given, faults, kinds, asLive, directions, now, lost };
  }

  /** Whether somebody has directed it from elsewhere, so that a plan and a seed do not tell all. */
  get isDirected(): boolean {
    return this.#isDirected;
  }

  /** Somebody directs it from elsewhere. */
  noteDirection(): void {
    this.#isDirected = true;
  }

  /** Runs by its clock until it is closed. */
  begin(): void {
    this.#stay = onProcessExit(() => this.#leave());
    this.#running = this.run(this.#stop.signal);
    // Who waits for it hears of a failure, and so does who closes the stage.
    this.#running.catch(() => {});
  }

  /** Makes a situation happen now, along with everything it needs first, and returns what was written. */
  async trigger(name: string, settings: Readonly<Record<string, unknown>> = {}): Promise<Triggered> {
    return withCallSite(() => this.#directed(() => this.bring(name, settings)));
  }

  /** Writes an event now. Throws `InjectionRefused` if the checker objects, unless `anyway` is set. */
  async inject(event: unknown, options: { readonly anyway?: boolean } = {}): Promise<Triggered> {
    return withCallSite(() => this.#directed(() => this.put(event, options)));
  }

  /** The leap has its turn after what was asked for before it, and closing the stage breaks it off. */
  override async leapPatiently(to: number, signal: AbortSignal): Promise<readonly JournalEvent[]> {
    const enough = AbortSignal.any([signal, this.#stop.signal]);
    const leap = () => super.leapPatiently(to, enough);
    return withCallSite(() => this.#inTurn(() => this.#notedLeap(to, leap)));
  }

  override bring(name: string, settings: Readonly<Record<string, unknown>> = {}): Triggered {
    return this.#noted({ situation: name, set: settings }, () => super.bring(name, settings));
  }

  override put(event: unknown, options: { readonly anyway?: boolean } = {}): Triggered {
    const direction = { inject: event as Readonly<Record<string, unknown>>, anyway: options.anyway ?? false };
    return this.#noted(direction, () => super.put(event, options));
  }

  override step(): readonly JournalEvent[] {
    this.#catchUp();
    const events = super.step();
    this.#directions.add({ step: 1 });
    return events;
  }

  override leap(to: number): readonly JournalEvent[] {
    const events = super.leap(to);
    this.#directions.add({ leap: Math.floor(to) });
    return events;
  }

  override end(): void {
    // Who was cued ends it in the midst of something.
    if (!this.#isCued) this.#catchUp();
    this.#isEnded ||= !this.hasEnded;
    super.end();
  }

  override cue(cue: Command): void {
    this.#isCued = true;
    super.cue(cue);
  }

  /** Requests a fault from now on: `torn-line` breaks the next line, `torn-line:2%` some of the following ones. */
  fault(wish: string): void {
    const read = parseNextFault(wish);
    if (this.hasEnded) throw new StageError('the session has ended: nothing more can go wrong in it');
    this.#catchUp();
    this.#directions.add({ fault: wish });
    this.#holdings.recorder.request(read);
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

  /** Ends the session and releases the directory; calling it again has no effect. */
  async close(): Promise<void> {
    await withCallSite(() => (this.#closed ??= keepAliveUntil(this.#close())));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** What was begun is kept, whatever came of it; what was refused is as if it had never been asked for. */
  #noted(direction: Direction, deed: () => Triggered): Triggered {
    this.#catchUp();
    const { begun } = this;
    try {
      const brought = deed();
      this.#directions.add(direction);
      return brought;
    } catch (error) {
      if (this.begun > begun)
        this.#directions.add('situation' in direction ? { ...direction, fails: true } : direction);
      throw error;
    }
  }

  async #notedLeap(to: number, leap: () => Promise<readonly JournalEvent[]>): Promise<readonly JournalEvent[]> {
    const { begun } = this;
    try {
      const events = await leap();
      this.#directions.add({ leap: Math.floor(to) });
      return events;
    } catch (error) {
      // Where it was broken off depends on how fast the machine was.
      if (this.begun > begun) this.#directions.add({ lost: 'a leap that was broken off' });
      throw error;
    }
  }

  /** What is due by now comes before what is asked for: so the moment decides, and not how busy the machine is. */
  #catchUp(): void {
    if (this.isPaused || this.hasEnded || this.#isCued) return;
    this.#directions.add({ leap: this.catchUpWithClock() });
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
    const left = this.#directedAt + minRequestSpacing - wall.now();
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
      await this.#running.catch(ignoreScenarioError);
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
function ignoreScenarioError(error: unknown): void {
  if (!(error instanceof ScenarioError)) throw error;
}
