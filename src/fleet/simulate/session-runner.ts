import { StageError } from '../../direct/stage-error.js';
import { JournalError } from '../../journal/journal-error.js';
import { type CommanderSession, type SimulatedSession, simulateCommander } from './commander-session.js';

export type RunnerRequest = { readonly session: CommanderSession } | { readonly stop: true };

/** Events since the last report, a finished session, or why one failed. */
export type RunnerReport =
  | { readonly events: number }
  | { readonly number: number; readonly session: SimulatedSession }
  | {
      readonly number: number;
      readonly message: string /** Whether the message is a sentence for the user. */;
      readonly isOurs: boolean;
    };

/** In milliseconds. */
const reportInterval = 200;

/** Simulates sessions on request and reports back. Used both in a thread and without one. */
export class SessionRunner {
  readonly #report: (report: RunnerReport) => void;
  readonly #stop = new AbortController();
  readonly #timer = setInterval(() => this.#reportEvents(), reportInterval).unref();
  #events = 0;

  constructor(report: (report: RunnerReport) => void) {
    this.#report = report;
  }

  take(request: RunnerRequest): void {
    if ('stop' in request) this.#stop.abort();
    else void this.#simulate(request.session);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #simulate(session: CommanderSession): Promise<void> {
    const { number } = session;
    const onEvent = () => {
      this.#events += 1;
    };
    try {
      const simulated = await simulateCommander(session, { signal: this.#stop.signal, onEvent });
      this.#reportEvents();
      this.#report({ number, session: simulated });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#report({ number, message, isOurs: error instanceof StageError || error instanceof JournalError });
    }
  }

  #reportEvents(): void {
    if (this.#events > 0) this.#report({ events: this.#events });
    this.#events = 0;
  }
}
