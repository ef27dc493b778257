import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import { JournalError } from '../../journal/journal-error.js';
import { lockName } from '../../journal/write/directory-lock.js';
import { isAlive, type LockOwner, locationOf, readOwner } from '../../journal/write/lock-owner.js';
import { forwardToStage, type RawAnswer, type RawRequest } from '../../stage/control/control-client.js';
import type { Answer } from '../../stage/control/control-protocol.js';
import type { StageClock } from '../protocol.js';

/** A stage and its clock, as they were seen last. */
export interface SeenStage {
  readonly seed: number;
  readonly clock: StageClock;
}

/** Milliseconds between two looks at the stage while somebody watches. */
const interval = 1000;

/** Finds the stage of a directory, which may start and end at any time, and passes requests on to it. */
export class StageLink {
  readonly #directory: string;
  readonly #onChange: () => void;
  #seen: SeenStage | undefined;
  /** When it was seen, by the clock of this machine. */
  #at = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  readonly #closing = new AbortController();

  /** `onChange` is called when a stage comes or goes, or when its clock does not go on as before. */
  constructor(directory: string, onChange: () => void) {
    this.#directory = directory;
    this.#onChange = onChange;
  }

  get stage(): SeenStage | undefined {
    return this.#seen;
  }

  /** Somebody watches, or nobody does any more. */
  watch(isWatched: boolean): void {
    clearInterval(this.#timer);
    this.#timer = isWatched ? setInterval(() => void this.look(), interval) : undefined;
    this.#timer?.unref();
  }

  /** Looks at the stage now. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Passes on a request, and looks what has become of the clock. */
  async forward(request: RawRequest, signal: AbortSignal): Promise<RawAnswer> {
    const answer = await forwardToStage(this.#directory, request, AbortSignal.any([signal, this.#closing.signal]));
    if (request.method === 'POST') void this.look();
    return answer;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#closing.abort();
  }

  async #lookOnce(): Promise<void> {
    const seen = await this.#ask();
    if (this.#closing.signal.aborted) return;
    const now = performance.now();
    const hasChanged = isSurprise(this.#seen, seen, now - this.#at);
    this.#seen = seen;
    this.#at = now;
    if (hasChanged) this.#onChange();
  }

  async #ask(): Promise<SeenStage | undefined> {
    try {
      if (!hasStage(this.#directory)) return undefined;
      const { status, text } = await this.#state();
      if (status !== 200) return undefined;
      const { seed, clock } = JSON.parse(text) as Answer;
      return { seed, clock };
    } catch (error) {
      // It has just ended, or is about to; whoever asks it for something is told why that fails.
      const isExpected = error instanceof StageError || error instanceof JournalError || error instanceof SyntaxError;
      if (isExpected || this.#closing.signal.aborted) return undefined;
      throw error;
    }
  }

  #state(): Promise<RawAnswer> {
    return forwardToStage(this.#directory, { method: 'GET', name: 'state' }, this.#closing.signal);
  }
}

/** Whether a process of this machine writes to the directory and takes requests. */
function hasStage(directory: string): boolean {
  const owner = readOwner(path.join(directory, lockName))?.owner;
  return owner !== undefined && takesRequests(owner) && isAlive(owner);
}

function takesRequests(owner: LockOwner): boolean {
  return typeof owner.details.port === 'number' && locationOf(owner) === 'here';
}

/** Whether somebody who knows the stage as it was, and how much time has passed, has to be told how it is. */
function isSurprise(before: SeenStage | undefined, after: SeenStage | undefined, passed: number): boolean {
  if (!before || !after) return before !== after;
  const { isPaused, speed, now } = before.clock;
  if (before.seed !== after.seed || isPaused !== after.clock.isPaused || speed !== after.clock.speed) return true;
  if (speed === 0) return now !== after.clock.now;
  const expected = now + (isPaused ? 0 : passed * speed);
  return Math.abs(after.clock.now - expected) > 2000 * Math.max(1, speed);
}
