import { realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { StageError } from '../../direct/stage-error.js';
import type { StageState } from '../../direct/state/stage-state.js';
import { onceReleased } from '../../journal/once-released.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { writeNew } from '../../journal/write/in-place-file.js';
import { printable, quoted } from '../../words/printable.js';
import { assertOutputAllowed, type OutputContext } from './output-paths.js';

/** Minimum milliseconds between writes. */
const minInterval = 50;

/** A file that mirrors the state, complete at every moment, for processes that cannot query the stage. */
export class StateFile {
  readonly #file: string;
  readonly #state: () => StageState;
  #written = 0;
  #timer: NodeJS.Timeout | undefined;
  #failure: unknown;

  /** Must be outside the journal directory. */
  constructor(file: string, around: OutputContext, state: () => StageState) {
    assertOutputAllowed(file, '--state-file', around);
    this.#file = regularFile(file);
    this.#state = state;
    this.flush();
  }

  /** The state has changed; after a request it is written at once. */
  changed(isAskedFor: boolean): void {
    if (this.#failure !== undefined) throw this.#failure;
    if (isAskedFor) this.flush();
    if (isAskedFor || this.#timer) return;
    const left = this.#written + minInterval - performance.now();
    if (left <= 0) this.flush();
    else this.#timer = setTimeout(() => this.#later(), left).unref();
  }

  /** An error in a timer is thrown by the next call. */
  #later(): void {
    try {
      this.flush();
    } catch (error) {
      this.#failure = error;
    }
  }

  /** Writes the current state. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = performance.now();
    const draft = `${this.#file}.new`;
    try {
      writeNew(draft, `${JSON.stringify(this.#state(), undefined, 2)}\n`);
      onceReleased(() => renameSync(draft, this.#file));
    } catch (error) {
      rmSync(draft, { force: true });
      throw new StageError(`cannot write ${printable(this.#file)}: ${reasonOf(error)}`, { cause: error });
    }
  }
}

/** Resolves links; a device or pipe would be replaced, so it is refused. */
function regularFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new StageError(`${quoted(file)} is not a file: --state-file takes one`);
  return found ? realpathSync(file) : file;
}
