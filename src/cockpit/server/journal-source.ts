import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import type { SourceInfo } from '../protocol.js';
import type { Recording } from '../recording/recording.js';
import type { CommanderChoice } from './commander-choice.js';
import { JournalReading, type ReadingListener } from './journal-reading.js';
import { followDirectory, settle } from './live-directory.js';
import { choiceInfo, isSimulated, type Target, titleOf } from './shown-target.js';
import { type StageAccess, StageLink, stageByPort } from './stage-link.js';

type ReadingState = Pick<SourceInfo, 'problem' | 'leftOut'>;

export interface SourceListener extends Pick<ReadingListener, 'grew' | 'companion' | 'found'> {
  /** The recording has been replaced. */
  renewed(): void;
  /** The info has changed. */
  informed(): void;
}

/** What a page shows: journal files, which may grow, be replaced, or not exist yet. */
export class JournalSource {
  #target: Target;
  readonly #packs: readonly KnowledgePack[] | undefined;
  readonly #closing = new AbortController();
  readonly #done: Promise<void>;
  readonly stage: StageLink | undefined;
  #listener: SourceListener | undefined;
  #reading: JournalReading;
  /** Aborts the current reading when the target changes. */
  #turning = new AbortController();
  /** Differs from that of an earlier server, of which a page may still have lines. */
  #generation = Date.now();
  #isCaughtUp = false;
  #isSimulated = false;
  #state: ReadingState = {};
  #failure: string | undefined;

  /** `packs` add to what the journals are checked against. */
  constructor(
    target: Target,
    packs?: readonly KnowledgePack[],
    stageIn: (directory: string) => StageAccess = stageByPort,
  ) {
    this.#target = target;
    this.#packs = packs;
    // Journals from elsewhere have their stage there, too.
    const hasStage = target.mode === 'live' && !target.choice;
    this.stage = hasStage ? new StageLink(stageIn(target.directory), () => this.#informed()) : undefined;
    this.choice?.listen(() => this.#lookWhoIsChosen());
    this.#reading = this.#newReading();
    this.#done = this.#run();
  }

  get recording(): Recording {
    return this.#reading.recording;
  }

  /** Whether everything that existed at the start has been read. */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  get generation(): number {
    return this.#generation;
  }

  /** Resolves when everything that existed has been read, or after the timeout. */
  async untilCaughtUp(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!this.#isCaughtUp && performance.now() < end && !this.#closing.signal.aborted)
      await settle(this.#closing.signal, 5);
  }

  /** Sets the single listener. */
  listen(listener: SourceListener): void {
    this.#listener = listener;
  }

  /** Info for a page that may or may not control the stage. */
  info(canControl: boolean): SourceInfo {
    const { mode } = this.#target;
    const stage = this.stage?.stage;
    return {
      mode,
      title: titleOf(this.#target),
      generation: this.#generation,
      dialect: this.#reading.dialect,
      isSimulated: this.#isSimulated,
      ...(this.#packs && { packs: this.#packs }),
      ...(this.#target.mode === 'live' && this.#target.isDemo && { isDemo: true as const }),
      ...this.#state,
      ...(this.#failure !== undefined && { problem: this.#failure }),
      ...(stage && { stage: { ...stage, canControl } }),
      ...(this.choice && choiceInfo(this.choice, canControl)),
    };
  }

  /** Commanders to choose from, if there are several. */
  get choice(): CommanderChoice | undefined {
    return this.#target.mode === 'live' ? this.#target.choice : undefined;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.stage?.close();
    this.#reading.close();
    await this.#done;
  }

  #lookWhoIsChosen(): void {
    const target = this.#target;
    const directory = this.choice?.chosen.directory;
    if (target.mode !== 'live' || directory === undefined || directory === target.directory) return this.#informed();
    this.#target = { ...target, directory };
    this.#turning.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#read(this.#reading);
        if (this.#target.mode === 'recording') return;
      } catch (error) {
        // It may be fixed while the cockpit runs; until then, the page shows the problem.
        this.fail(isSystemError(error) ? reasonOf(error) : error);
        await settle(signal, 1000);
      }
      await settle(signal);
      if (signal.aborted) return;
      this.#renew();
    }
  }

  async #read(reading: JournalReading): Promise<void> {
    const signal = AbortSignal.any([this.#closing.signal, this.#turning.signal]);
    const caughtUp = () => {
      this.#isCaughtUp = true;
      this.#lookWhoWrote();
      this.#listener?.grew();
    };
    this.#lookWhoWrote();
    if (this.#target.mode === 'recording') {
      await reading.readAll(this.#target.files, signal);
      return caughtUp();
    }
    const state = (now: ReadingState) => {
      this.#lookWhoWrote();
      const hasChanged = JSON.stringify(now) !== JSON.stringify(this.#state);
      this.#state = now;
      if (hasChanged) this.#informed();
    };
    await followDirectory(this.#target, reading, { caughtUp, state }, signal);
  }

  #renew(): void {
    this.#reading.close();
    this.#turning = new AbortController();
    this.#generation++;
    this.#isCaughtUp = false;
    this.#failure = undefined;
    this.#state = {};
    this.#reading = this.#newReading();
    this.#listener?.renewed();
  }

  #newReading(): JournalReading {
    const listener: ReadingListener = {
      grew: () => this.#listener?.grew(),
      companion: (kind, content) => this.#listener?.companion(kind, content),
      found: (lines) => this.#listener?.found(lines),
      changed: () => this.#informed(),
      failed: (error) => this.fail(error),
    };
    return new JournalReading(listener, this.#packs);
  }

  #lookWhoWrote(): void {
    const before = this.#isSimulated;
    this.#isSimulated = isSimulated(this.#target, this.#reading.journals.at(-1));
    if (before !== this.#isSimulated) this.#informed();
  }

  /** An internal error: the page shows it. */
  fail(error: unknown): void {
    this.#failure = error instanceof Error ? error.message : String(error);
    this.#informed();
  }

  #informed(): void {
    this.#listener?.informed();
  }
}
