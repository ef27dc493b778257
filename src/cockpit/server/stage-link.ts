import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import { JournalError } from '../../journal/journal-error.js';
import { lockName } from '../../journal/write/directory-lock.js';
import { isAlive, locationOf, readOwner } from '../../journal/write/lock-owner.js';
import { forwardToStage, type RawAnswer, type RawRequest } from '../../stage/control/control-client.js';
import type { Answer } from '../../stage/control/control-protocol.js';

/** Last known state of a stage and its clock. */
type SeenStage = Pick<Answer, 'seed' | 'clock'>;

/** Polling interval while a page is connected, in milliseconds. */
const interval = 1000;

/** How a stage is reached. */
export interface StageAccess {
  isThere(): boolean;
  forward(request: RawRequest, signal: AbortSignal): Promise<RawAnswer>;
}

/** Over the port that the lock file of its directory names. */
export function stageByPort(directory: string): StageAccess {
  return {
    isThere: () => hasStage(directory),
    forward: (request, signal) => forwardToStage(directory, request, signal),
  };
}

/** Follows a stage, which may start and end at any time, and forwards requests to it. */
export class StageLink {
  readonly #access: StageAccess;
  readonly #onChange: () => void;
  #seen: SeenStage | undefined;
  /** When it was seen, by this machine's clock. */
  #at = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  readonly #closing = new AbortController();

  /** `onChange` is called when a stage starts or ends, or when its clock deviates from the extrapolation. */
  constructor(access: StageAccess, onChange: () => void) {
    this.#access = access;
    this.#onChange = onChange;
  }

  get stage(): SeenStage | undefined {
    return this.#seen;
  }

  /** Starts or stops polling. */
  watch(isWatched: boolean): void {
    clearInterval(this.#timer);
    this.#timer = isWatched ? setInterval(() => void this.look(), interval) : undefined;
    this.#timer?.unref();
  }

  /** Polls now. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Forwards a request, then polls the clock. */
  async forward(request: RawRequest, signal: AbortSignal): Promise<RawAnswer> {
    const answer = await this.#access.forward(request, AbortSignal.any([signal, this.#closing.signal]));
    if (request.method !== 'GET') void this.look();
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
      if (!this.#access.isThere()) return undefined;
      const request = { method: 'GET', name: 'state' } as const;
      const { status, text } = await this.#access.forward(request, this.#closing.signal);
      if (status !== 200) return undefined;
      const { seed, clock } = JSON.parse(text) as Answer;
      return { seed, clock };
    } catch (error) {
      // It has just ended or is about to; a forwarded request reports the reason.
      const isExpected = error instanceof StageError || error instanceof JournalError || error instanceof SyntaxError;
      if (isExpected || this.#closing.signal.aborted) return undefined;
      throw error;
    }
  }
}

/** Whether a process on this machine writes to the directory and accepts requests. */
function hasStage(directory: string): boolean {
  const owner = readOwner(path.join(directory, lockName))?.owner;
  return (
    owner !== undefined && typeof owner.details.port === 'number' && locationOf(owner) === 'here' && isAlive(owner)
  );
}

/** Whether the state differs from the extrapolation. */
function isSurprise(before: SeenStage | undefined, after: SeenStage | undefined, passed: number): boolean {
  if (!before || !after) return before !== after;
  const { isPaused, speed, now } = before.clock;
  if (before.seed !== after.seed || isPaused !== after.clock.isPaused || speed !== after.clock.speed) return true;
  if (speed === 0) return now !== after.clock.now;
  const expected = now + (isPaused ? 0 : passed * speed);
  return Math.abs(after.clock.now - expected) > 2000 * Math.max(1, speed);
}
