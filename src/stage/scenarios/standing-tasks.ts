import type { Command } from '../../simulate/session-command.js';
import type { RunningStage } from '../running-stage.js';

/**
 * Tasks that take real time, such as asking a tool: the session stands still meanwhile. The first that fails
 * ends the session.
 */
export class StandingTasks {
  readonly #stage: RunningStage;
  #latest: Promise<void> = Promise.resolve();

  constructor(stage: RunningStage) {
    this.#stage = stage;
  }

  /** Resolves when all tasks so far are done; rejects with the failure of the one that failed. */
  get done(): Promise<void> {
    return this.#latest;
  }

  /** The command that carries out a task when its turn comes. */
  command(task: () => Promise<void>): Command {
    return { hold: (release) => this.begin(task, release) };
  }

  /** Begins a task where the session holds. */
  begin(task: () => Promise<void>, release: () => void): void {
    this.#latest = this.#carryOut(task, release);
    // `done` reports a failure.
    this.#latest.catch(() => {});
  }

  async #carryOut(task: () => Promise<void>, release: () => void): Promise<void> {
    try {
      await this.#stage.pauseAndFlush();
      await task();
    } catch (error) {
      this.#stage.end();
      throw error;
    } finally {
      release();
      if (!this.#stage.hasEnded) this.#stage.play();
    }
  }
}
