import { realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { StageError } from '../../direct/stage-error.js';
import type { StageState } from '../../direct/state/stage-state.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { writeNew } from '../../journal/write/in-place-file.js';
import { printable, quoted } from '../../words/printable.js';
import { assertOutputAllowed, type OutputContext } from './output-paths.js';

/** Milliseconds within which the file is written once at most. */
const minInterval = 50;

/** A file that mirrors the truth, whole at every instant, for whoever cannot ask the stage itself. */
export class StateFile {
  readonly #file: string;
  readonly #state: () => StageState;
  #written = 0;
  #timer: NodeJS.Timeout | undefined;
  #failure: unknown;

  /** Lies outside the directory of the journal. */
  constructor(file: string, around: OutputContext, state: () => StageState) {
    assertOutputAllowed(file, '--state-file', around);
    this.#file = regularFile(file);
    this.#state = state;
    this.flush();
  }

  /** The truth has changed; who has asked for that looks at once. */
  changed(isAskedFor: boolean): void {
    if (this.#failure !== undefined) throw this.#failure;
    if (isAskedFor) this.flush();
    if (isAskedFor || this.#timer) return;
    const left = this.#written + minInterval - performance.now();
    if (left <= 0) this.flush();
    else this.#timer = setTimeout(() => this.#later(), left).unref();
  }

  /** What goes wrong while nobody listens is told to who comes next. */
  #later(): void {
    try {
      this.flush();
    } catch (error) {
      this.#failure = error;
    }
  }

  /** Writes the truth of this moment. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = performance.now();
    const draft = `${this.#file}.new`;
    try {
      writeNew(draft, `${JSON.stringify(this.#state(), undefined, 2)}\n`);
      renameSync(draft, this.#file);
    } catch (error) {
      rmSync(draft, { force: true });
      throw new StageError(`cannot write ${printable(this.#file)}: ${reasonOf(error)}`, { cause: error });
    }
  }
}

/** The file that a link leads to; a device or a pipe would be replaced, and is refused. */
function regularFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new StageError(`${quoted(file)} is not a file: --state-file takes one`);
  return found ? realpathSync(file) : file;
}
