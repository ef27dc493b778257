import { stat } from 'node:fs/promises';
import { type FoundFileSets, findFileSets } from '../check/files/find-file-sets.js';
import { counted } from '../words/counted.js';
import { printable } from '../words/printable.js';
import { type CheckInputs, findInputs } from './check-project/check-inputs.js';
import { gameDirectory } from './game-directory.js';
import type { GlobOptions } from './globs.js';
import { ExitWithCode, orInterrupted, type Shell } from './shell.js';
import { ProgressBar } from './terminal/progress-bar.js';

/** The inputs named by a verb's arguments; by default, the game's own directory. */
export async function inputsFor(
  words: readonly string[],
  shell: Shell,
  { ignores }: Pick<GlobOptions, 'ignores'> = {},
): Promise<CheckInputs> {
  if (words.length === 0) return { paths: [await gameDirectory(shell)], input: false };
  return orInterrupted(findInputs(words, { ignores, signal: shell.signal }), shell);
}

/** The journals and companions among some inputs, whose progress is shown while they are read. */
export class InputFiles {
  readonly fileSets: readonly JournalFileSet[];
  /** The bytes of all files; 0 if there is also the standard input, whose size is unknown. */
  readonly size: number;
  /** Files that could not be read; each has been reported. */
  unreadable = 0;
  readonly #shell: Shell;
  readonly #bar: ProgressBar;
  readonly #begun = new Set<string>();
  #done = 0;

  private constructor(fileSets: readonly JournalFileSet[], size: number, shell: Shell) {
    this.fileSets = fileSets;
    this.size = size;
    this.#shell = shell;
    this.#bar = new ProgressBar(shell);
  }

  static async find({ paths, input }: CheckInputs, shell: Shell): Promise<InputFiles> {
    const { fileSets } = paths.length > 0 ? await findFileSets(paths) : { fileSets: [] };
    return new InputFiles(fileSets, input ? 0 : await sizeOfAll(fileSets.flatMap(filesOf)), shell);
  }

  get isEmpty(): boolean {
    return this.fileSets.flatMap(filesOf).length === 0;
  }

  /** What to call while they are read. */
  get options() {
    const { signal } = this.#shell;
    return { signal, progress: this.#progress, onUnreadable: this.#onUnreadable };
  }

  erase(): void {
    this.#bar.erase();
  }

  readonly #progress = (file: string, bytes: number): void => {
    this.#done += bytes;
    this.#begun.add(file);
    this.#bar.update({ file, done: this.#done, all: this.size }, this.#begun.size);
  };

  readonly #onUnreadable = (message: string): void => {
    this.unreadable++;
    this.erase();
    this.#shell.warn(`shakedown: ${printable(message)}`);
  };
}

type JournalFileSet = FoundFileSets['fileSets'][number];

function filesOf({ journals, companions }: JournalFileSet): string[] {
  return [...journals, ...companions];
}

const unreadableExitCode = 2;

/** Ends the verb with exit code 2 if files could not be read. */
export function failIfUnreadable(count: number, shell: Shell): void {
  if (count === 0) return;
  shell.warn(`shakedown: ${counted(count, 'file')} could not be read`);
  throw new ExitWithCode(unreadableExitCode);
}

/** How many bytes there are to read; none of what is not a regular file. */
async function sizeOfAll(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => sizeOf(file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(file: string): Promise<number> {
  const status = await stat(file).catch(() => undefined);
  return status?.isFile() ? status.size : 0;
}
