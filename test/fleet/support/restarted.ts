import { onTestFinished } from 'vitest';
import { type CommandProcess, spawnCommand } from '../../support/built-command.js';

/** A command that is restarted whenever it is killed, until it ends by itself. */
export class Restarted {
  readonly #words: readonly string[];
  #running: CommandProcess;
  #said = '';
  kills = 0;
  /** Its exit code. */
  readonly ended: Promise<number>;
  isEnded = false;

  constructor(...words: readonly string[]) {
    this.#words = words;
    this.#running = this.#start();
    this.ended = this.#follow();
  }

  get running(): CommandProcess {
    return this.#running;
  }

  /** Standard error of all its processes. */
  get said(): string {
    return this.#said + this.#running.warned();
  }

  /** As if the machine had crashed. */
  kill(): void {
    if (this.isEnded) return;
    if (this.#running.process.kill('SIGKILL')) this.kills += 1;
  }

  async #follow(): Promise<number> {
    for (;;) {
      const how = await this.#running.ended;
      if (typeof how === 'number' || this.isEnded) {
        this.isEnded = true;
        return Number(how);
      }
      this.#said += this.#running.warned();
      this.#running = this.#start();
    }
  }

  #start(): CommandProcess {
    const started = spawnCommand(...this.#words);
    // Callbacks run in reverse order: the process is gone for good when the test ends.
    onTestFinished(() => {
      this.isEnded = true;
    });
    return started;
  }
}
