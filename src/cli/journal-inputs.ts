import { stat } from 'node:fs/promises';
import { type CheckInputs, findInputs } from './check-project/check-inputs.js';
import { gameDirectory } from './game-directory.js';
import type { GlobOptions } from './globs.js';
import { orInterrupted, type Shell } from './shell.js';

/** The inputs named by a verb's arguments; by default, the game's own directory. */
export async function inputsFor(
  words: readonly string[],
  shell: Shell,
  { ignores }: Pick<GlobOptions, 'ignores'> = {},
): Promise<CheckInputs> {
  if (words.length === 0) return { paths: [await gameDirectory(shell)], input: false };
  return orInterrupted(findInputs(words, { ignores, signal: shell.signal }), shell);
}

/** Total bytes to read; only regular files count. */
export async function sizeOfAll(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => sizeOf(file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(file: string): Promise<number> {
  const status = await stat(file).catch(() => undefined);
  return status?.isFile() ? status.size : 0;
}
