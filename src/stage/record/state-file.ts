import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { printable } from '../../journal/printable.js';
import { reasonOf } from '../../journal/reason.js';
import { StageError } from '../errors.js';
import type { StageState } from '../state.js';
import { refuseInside } from './place.js';

/** Milliseconds within which the file is written once at most. */
const shortest = 50;

/** A file that mirrors the truth, whole at every instant, for whoever cannot ask the stage itself. */
export class StateFile {
  readonly #file: string;
  readonly #state: () => StageState;
  #written = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Lies outside the directory of the journal. */
  constructor(file: string, directory: string, state: () => StageState) {
    refuseInside(file, directory, '--state-file');
    this.#file = file;
    this.#state = state;
    this.flush();
  }

  /** The truth has changed. */
  changed(): void {
    if (this.#timer) return;
    const left = this.#written + shortest - performance.now();
    if (left <= 0) this.flush();
    else this.#timer = setTimeout(() => this.flush(), left).unref();
  }

  /** Writes the truth of this moment. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = performance.now();
    const draft = `${this.#file}.new`;
    try {
      writeFileSync(draft, `${JSON.stringify(this.#state(), undefined, 2)}\n`);
      renameSync(draft, this.#file);
    } catch (error) {
      rmSync(draft, { force: true });
      throw new StageError(`cannot write ${printable(this.#file)}: ${reasonOf(error)}`, { cause: error });
    }
  }
}
