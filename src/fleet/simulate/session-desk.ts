import { StageError } from '../../direct/stage-error.js';
import { JournalError } from '../../journal/journal-error.js';
import { type CommanderSession, type SimulatedSession, simulateCommander } from './commander-session.js';

/** What a thread is told to do. */
export type Order = { readonly session: CommanderSession } | { readonly stop: true };

/** What it tells: events since the last time, a session that is done, or why one could not be. */
export type Report =
  | { readonly events: number }
  | { readonly number: number; readonly session: SimulatedSession }
  | {
      readonly number: number;
      readonly message: string /** Whether the message is a sentence for the user. */;
      readonly isOurs: boolean;
    };

/** Milliseconds between two reports of how many events there were. */
const reportInterval = 200;

/** Simulates the sessions it is told to, and reports. The same in a thread and without one. */
export class SessionDesk {
  readonly #report: (report: Report) => void;
  readonly #stop = new AbortController();
  readonly #timer = setInterval(() => this.#reportEvents(), reportInterval).unref();
  #events = 0;

  constructor(report: (report: Report) => void) {
    this.#report = report;
  }

  take(order: Order): void {
    if ('stop' in order) this.#stop.abort();
    else void this.#simulate(order.session);
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
