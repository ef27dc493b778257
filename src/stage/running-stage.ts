import type { Fault } from '../direct/faults/fault.js';
import { type FaultRequest, isRequestFault, parseNextFault } from '../direct/faults/fault-request.js';
import { type FaultText, faults } from '../direct/faults/faults.js';
import { ScenarioError } from '../direct/scenario/scenario-error.js';
import { maxActionTime } from '../direct/situations/deferred-command.js';
import { noLinesHint } from '../direct/situations/situation-catalogue.js';
import { parseSituationName, situationCommand } from '../direct/situations/situation-command.js';
import type { SettingsFor, SituationName } from '../direct/situations/situation-names.js';
import { situations } from '../direct/situations/situations.js';
import { StageError } from '../direct/stage-error.js';
import { type StageState, stateOf } from '../direct/state/stage-state.js';
import type { CompanionEvent, CompanionKind } from '../interface/event-types.js';
import type { Members } from '../interface/object-rule.js';
import type { JournalEvent } from '../journal/journal-event.js';
import { RunningServices, type Services } from '../services/server/running-services.js';
import type { Session } from '../simulate/session.js';
import type { Command } from '../simulate/session-command.js';
import type { Where } from '../state/journal-state.js';
import { checkArgument } from '../words/shape/check-options.js';
import { aString } from '../words/shape/shape.js';
import { withCallSite } from './call-site.js';
import type { KeyEntry } from './faults/answer-key.js';
import type { FaultyRecorder } from './faults/faulty-recorder.js';
import type { RequestedFault } from './faults/requested-fault.js';
import { keepAliveUntil } from './holding.js';
import type { WriteTally } from './record/write-tally.js';
import { type Knowing, RecordedSession, type WriteListeners } from './recorded-session.js';
import type { Direction } from './reproduction/direction.js';
import { rehearse } from './reproduction/rehearsal.js';
import { StageHistory, type StageOrigin } from './reproduction/stage-history.js';
import { RequestQueue } from './request-queue.js';
import type { PlayedSteps } from './scenarios/played-steps.js';
import type { AdvanceOptions, InjectOptions, Stage, Triggered, TriggeredBy } from './stage.js';
import type { StageResources } from './stage-resources.js';
import { assertAdvance, assertSpeed } from './time/clock-limits.js';
import { play } from './time/player.js';
import { StageClock, type StageClockOptions } from './time/stage-clock.js';
import type { Clock } from './time/wall-clock.js';

/** Settings of a situation as recorded. */
type RawSettings = Readonly<Record<string, unknown>>;

export interface StageParts extends WriteListeners, Knowing {
  readonly session: Session;
  readonly recorder: FaultyRecorder;
  readonly resources: StageResources;
  readonly wall: Clock;
  readonly clock: StageClockOptions;
  readonly origin: StageOrigin;
  /** The services beside the session; none by default. */
  readonly runningServices?: RunningServices;
}

/** Milliseconds of work before yielding to other tasks. */
const maxTurn = 10;

/**
 * Runs a session by a clock that can be paused, writes it to a directory, and carries out requests meanwhile.
 */
export class RunningStage implements Stage {
  readonly directory: string;
  readonly seed: number;
  readonly runningServices: RunningServices;
  readonly history: StageHistory;
  /** The scenario whose steps were played last while it ran. */
  played: PlayedSteps | undefined;
  /** Controlled through the port, so the options alone do not reproduce the session. */
  isDirectedRemotely = false;
  readonly #session: Session;
  readonly #recorder: FaultyRecorder;
  readonly #resources: StageResources;
  readonly #wall: Clock;
  readonly #clock: StageClock;
  readonly #recorded: RecordedSession;
  readonly #stop = new AbortController();
  /** Interrupts the wait for the next due step. */
  #wake = new AbortController();
  readonly #requests: RequestQueue;
  #running: Promise<boolean> = Promise.resolve(false);
  #closed: Promise<void> | undefined;
  /** While set, nothing happens by the clock. */
  #isAdvancing = false;

  constructor(parts: StageParts) {
    const { session, recorder, resources, wall, clock, origin, runningServices = new RunningServices() } = parts;
    this.directory = resources.directory;
    this.seed = origin.seed;
    this.#session = session;
    this.#recorder = recorder;
    this.#recorded = new RecordedSession(session, recorder, parts);
    this.runningServices = runningServices;
    this.#resources = resources;
    this.history = new StageHistory(origin, recorder, () => this);
    this.#requests = new RequestQueue(wall, this.#stop.signal);
    this.#wall = wall;
    this.#clock = new StageClock(wall, session.due, clock);
  }

  get services(): Services {
    return this.runningServices.view;
  }

  get state(): StageState {
    return stateOf(this.#session.world);
  }

  get written(): readonly JournalEvent[] {
    return this.#recorded.log.written;
  }

  companion<Name extends CompanionKind>(kind: Name): CompanionEvent<Name> | undefined {
    return this.#recorded.log.companion(kind);
  }

  /** Calls back for every new line. */
  watch(callback: (event: JournalEvent) => void): void {
    this.#recorded.log.watch(callback);
  }

  /** Calls back for every new line and companion of the first commander, as a reader finds it. */
  follow(callback: (event: Members, line?: Where) => void): void {
    this.#recorded.follow(callback);
  }

  get answerKey(): readonly KeyEntry[] {
    return this.#recorder.tracker.key.entries;
  }

  /** Occurrences of each requested fault. */
  get faultCounts(): ReadonlyMap<string, number> {
    return this.#recorder.tracker.counts();
  }

  /** The journal files written so far. */
  get files(): readonly string[] {
    return this.#recorder.inner.files;
  }

  get tally(): WriteTally {
    return this.#recorder.inner.tally;
  }

  get reproduction(): string {
    return this.history.text;
  }

  get now(): number {
    return this.#clock.now(this.#session.now);
  }

  /** The time of the last step. */
  get reached(): number {
    return this.#session.now;
  }

  get speed(): number {
    return this.#clock.speed;
  }

  get isPaused(): boolean {
    return this.#clock.isPaused;
  }

  get hasEnded(): boolean {
    return this.#session.hasEnded;
  }

  play(speed = this.#clock.speed): void {
    this.setSpeed(speed);
    this.#clock.play(this.#session.now);
  }

  pause(): void {
    this.#catchUp();
    this.#clock.pause(this.#session.now);
    this.#wake.abort();
  }

  /** Changes the speed, now or when time runs again. */
  setSpeed(speed: number): void {
    assertSpeed(speed);
    this.#clock.setSpeed(speed, this.#session.now);
    this.#wake.abort();
  }

  async trigger<Name extends SituationName>(name: Name, settings?: SettingsFor<Name>): Promise<TriggeredBy<Name>> {
    return withCallSite(() => this.#requested(() => this.triggerNow(name, settings) as TriggeredBy<Name>));
  }

  async inject(event: unknown, options: InjectOptions = {}): Promise<Triggered> {
    return withCallSite(() => this.#requested(() => this.injectNow(event, options)));
  }

  async advance(to: number, { signal }: AdvanceOptions = {}): Promise<readonly JournalEvent[]> {
    const enough = signal ? AbortSignal.any([signal, this.#stop.signal]) : this.#stop.signal;
    return withCallSite(() => this.#requests.inTurn(() => this.#advanceInTurns(to, enough)));
  }

  /** What `trigger` would write and lead to now; nothing happens. */
  async preview(name: SituationName, settings: RawSettings, signal: AbortSignal): Promise<Triggered> {
    this.#recorded.assertRunning();
    return rehearse(this.history.reproductionSoFar, { name, settings }, { wall: this.#wall, maxTurn, signal });
  }

  /** `trigger` without waiting for other requests. */
  triggerNow(name: string, settings: RawSettings = {}): TriggeredBy<SituationName> {
    return this.#noted({ situation: name, set: settings }, () => {
      const command = situationCommand(name, settings, this.#session.world);
      const events = this.#atOnce(() => this.#recorded.carryOut(command));
      const known = parseSituationName(name);
      const hint = noLinesHint(known, this.#session.world.dialect);
      return { events, wrote: latestOf(known, events), state: this.state, ...(hint !== undefined && { hint }) };
    });
  }

  /** `inject` without waiting for other requests. */
  injectNow(event: unknown, { anyway = false }: InjectOptions = {}): Triggered {
    return this.#noted({ inject: event as Readonly<Record<string, unknown>>, anyway }, () => {
      const events = this.#atOnce(() => this.#recorded.inject(event, anyway));
      return { events, state: this.state };
    });
  }

  /** Advances until a line of a kind is written, and to the end of that moment. */
  async advanceTo(kind: string): Promise<readonly JournalEvent[]> {
    return this.#requests.inTurn(async () => {
      this.#catchUp();
      const begun = this.history.begin();
      const count = () => this.tally.events.get(kind) ?? 0;
      const before = count();
      const events = this.#atOnce(() => this.#recorded.runUntil(this.now + maxActionTime, () => count() > before));
      const to = Math.ceil(this.#session.now);
      events.push(...this.#atOnce(() => this.#recorded.runUntil(to)));
      this.#clock.moveTo(to);
      this.history.note({ leap: to }, begun);
      if (count() > before) return events;
      throw new StageError(`no ${kind} was written within a day`);
    });
  }

  step(): readonly JournalEvent[] {
    return this.#noted({ step: 1 }, () => this.#atOnce(() => this.#recorded.runToNextWrite()));
  }

  fault(request: FaultText): void {
    checkArgument('the fault', request, aString);
    this.requestFault(request);
  }

  /** Refuses a fault of a service that does not run. */
  assertPossible({ name }: FaultRequest): void {
    const fault: Fault = faults[name];
    if (fault.touches === 'request') this.runningServices.get(fault.service);
  }

  /** `fault` with an unchecked text. */
  requestFault(request: string): void {
    const parsed = parseNextFault(request);
    if (this.hasEnded)
      throw new StageError('the session has ended: nothing more can go wrong in it', { code: 'ended' });
    this.assertPossible(parsed);
    this.#catchUp();
    if (!isRequestFault(parsed)) this.history.note({ fault: request }, this.history.begin());
    this.#recorder.request(parsed);
  }

  get requestedFaults(): readonly RequestedFault[] {
    return this.#recorder.tracker.requested;
  }

  stopFault(fault?: string): readonly RequestedFault[] {
    this.#catchUp();
    const stopped = this.#recorder.tracker.stop(fault);
    for (const text of new Set(stopped.map((each) => each.fault)))
      this.history.note({ 'stop-fault': text }, this.history.begin());
    return stopped;
  }

  /** Queues a command for its time, at the pace of the clock. */
  enqueue(command: Command): void {
    this.history.hasQueuedCommands = true;
    this.#session.enqueue(command);
    this.#wake.abort();
  }

  /** Carries out commands one after the other now, whatever time they take. */
  async carryOutNow(commands: readonly Command[]): Promise<void> {
    return this.#requests.inTurn(async () => {
      for (const command of commands) this.#session.enqueue(command);
      const isUnderWay = () => this.#session.hasCommands && !this.hasEnded;
      while (isUnderWay()) {
        const until = this.#wall.now() + maxTurn;
        this.#atOnce(() => {
          while (isUnderWay() && this.#wall.now() < until) this.#recorded.advance();
        });
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
  }

  /** Records the writes so far of the current step; for commands that take effect there. */
  recordPending(): void {
    this.#recorded.recordPending();
  }

  /**
   * Pauses in the middle of a queued command; resolves when everything so far is on disk, and faults have
   * passed.
   */
  async pauseAndFlush(): Promise<void> {
    this.recordPending();
    this.#recorded.flush(true);
    this.pause();
    await this.#recorder.behind;
  }

  /** Runs the start-up sequence of the game. */
  startUp(): void {
    this.#atOnce(() => this.#recorded.startUp());
  }

  /** Runs the session by its clock until it ends or the stage is closed. */
  run(): void {
    const endNow = () => {
      if (!this.hasEnded) this.end();
    };
    // Without `close`, what is possible synchronously is done.
    this.#resources.onProcessExit(() => this.#resources.releaseAtExit(endNow));
    this.#running = this.#runByClock();
    // `finished` and `close` both report a failure.
    this.#running.catch(() => {});
  }

  get finished(): Promise<boolean> {
    const finished = keepAliveUntil(this.#running);
    // Avoids an unhandled rejection; `close` reports the failure.
    finished.catch(() => {});
    return finished;
  }

  /**
   * Ends the session at the end of the current second, as if that had been its length; returns the length in
   * seconds.
   */
  endSoon(): number {
    return this.history.shortenTo(this.#session.endSoon());
  }

  end(): void {
    // A queued command may end the session in mid-step.
    if (!this.history.hasQueuedCommands) this.#catchUp();
    this.history.wasEnded ||= !this.hasEnded;
    this.#atOnce(() => this.#recorded.end());
  }

  async close(): Promise<void> {
    await withCallSite(() => (this.#closed ??= keepAliveUntil(this.#close())));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** Carries out a request in its turn; resolves when faults have passed. */
  async #requested<Result extends Triggered>(request: () => Result): Promise<Result> {
    return this.#requests.spaced(async () => {
      const triggered = request();
      await this.#recorder.behind;
      return triggered;
    });
  }

  /**
   * Records a request for the reproduction once it has begun, whatever its result. Refused ones leave no
   * trace.
   */
  #noted<Result>(direction: Direction, request: () => Result): Result {
    this.#catchUp();
    const { begun } = this.#recorded;
    const beginning = this.history.begin();
    try {
      const result = request();
      this.history.note(direction, beginning);
      return result;
    } catch (error) {
      if (this.#recorded.begun > begun)
        this.history.note('situation' in direction ? { ...direction, fails: true } : direction, beginning);
      throw error;
    }
  }

  /**
   * Before a request, runs everything due by now: so the result depends on the request's time, not on how
   * busy the machine is.
   */
  #catchUp(): void {
    if (this.isPaused || this.hasEnded || this.history.hasQueuedCommands) return;
    const now = Math.floor(this.now);
    this.#recorded.runUntil(now);
    this.#recorded.flush();
    this.history.add({ leap: now });
  }

  /** Carries out a request now: its writes reach the disk, and the clock continues from there. */
  #atOnce<T>(request: () => T): T {
    const { now } = this.#session;
    try {
      return request();
    } finally {
      this.#recorded.flush(true);
      if (this.#session.now !== now) this.#clock.moveTo(this.#session.now);
      this.#wake.abort();
    }
  }

  async #advanceInTurns(to: number, signal: AbortSignal): Promise<readonly JournalEvent[]> {
    assertAdvance(to, { now: this.now, due: this.#session.due });
    const events: JournalEvent[] = [];
    const begun = this.history.begin();
    this.#isAdvancing = true;
    try {
      for (;;) {
        const began = this.#wall.now();
        events.push(...this.#atOnce(() => this.#recorded.runUntil(to, () => this.#wall.now() - began > maxTurn)));
        if (this.hasEnded || this.#session.due > to) break;
        await new Promise((resolve) => setImmediate(resolve));
        if (signal.aborted) {
          // The point of cancellation depends on the speed of the machine.
          this.history.add({ lost: 'a leap that was broken off' });
          throw new StageError(`advancing was cancelled at ${this.state.timestamp}`, { code: 'cancelled' });
        }
        if (this.hasEnded) break;
      }
      this.#clock.moveTo(Math.max(to, this.#session.now));
      this.history.note({ leap: Math.floor(to) }, begun);
      return events;
    } finally {
      this.#isAdvancing = false;
      this.#wake.abort();
    }
  }

  async #runByClock(): Promise<boolean> {
    const stop = () => this.#wake.abort();
    this.#stop.signal.addEventListener('abort', stop);
    try {
      await play(
        {
          dueAt: () => this.#dueAt,
          next: () => void this.#recorded.advance(),
          flush: () => this.#recorded.flush(),
          behind: () => this.#recorder.behind,
        },
        {
          clock: this.#wall,
          signal: this.#stop.signal,
          wake: () => (this.#wake = new AbortController()).signal,
          maxTurn,
          isIdle: true,
        },
      );
      return this.hasEnded;
    } finally {
      this.#stop.signal.removeEventListener('abort', stop);
    }
  }

  /** Wall-clock time of the next step; undefined once the session has ended. */
  get #dueAt(): number | undefined {
    if (this.hasEnded) return undefined;
    return this.#isAdvancing ? Infinity : this.#clock.dueAt(this.#session.due);
  }

  async #close(): Promise<void> {
    this.#stop.abort();
    await this.#resources.release(async () => {
      this.#recorder.finishPending();
      await this.#running.catch(ignoreScenarioError);
      if (!this.hasEnded) this.end();
    });
    await this.#running;
  }
}

/** What a failed scenario wrote so far stays; the session ends properly. */
function ignoreScenarioError(error: unknown): void {
  if (!(error instanceof ScenarioError)) throw error;
}

/** The last event of each kind that the situation writes. */
function latestOf(name: SituationName, events: readonly JournalEvent[]): TriggeredBy<SituationName>['wrote'] {
  const latest = situations[name].writes.map((kind) => [kind, events.findLast(({ event }) => event === kind)] as const);
  return Object.fromEntries(latest.filter(([, event]) => event));
}
