import path from 'node:path';
import { pathExists } from '../../check/files/path-exists.js';
import { quoted } from '../../words/printable.js';
import type { GlobOptions } from '../globs.js';
import { UsageError } from '../shell.js';

/** What is to be checked. */
export interface CheckInputs {
  /** Files and directories, each once, in the order given. */
  readonly paths: readonly string[];
  /** Whether the standard input is one of them. */
  readonly input: boolean;
}

export const standardInput = '-';

/**
 * The inputs that the arguments name: paths, globs where there is no such path, `-` for the standard input.
 */
export async function findInputs(words: readonly string[], options: GlobOptions = {}): Promise<CheckInputs> {
  const inputs = words.filter((word) => word === standardInput).length;
  if (inputs > 1) throw new UsageError('the standard input (-) can be read only once');
  const paths = new Map<string, string>();
  for (const word of words.filter((each) => each !== standardInput)) {
    for (const found of await pathsOf(word, options)) {
      const key = path.resolve(found);
      if (!paths.has(key)) paths.set(key, found);
    }
  }
  return { paths: [...paths.values()], input: inputs === 1 };
}

/** Whether a file, by its full path, is one of the inputs or lies below one. */
export function covers({ paths }: CheckInputs, file: string): boolean {
  return paths.some((each) => {
    const relative = path.relative(path.resolve(each), file);
    return relative === '' || (relative.split(path.sep, 1)[0] !== '..' && !path.isAbsolute(relative));
  });
}

/** Whether a word is a glob, provided that no file has exactly that name. */
export function looksLikeGlob(word: string): boolean {
  return /[*?[\]{}]/.test(word);
}

async function pathsOf(word: string, options: GlobOptions): Promise<readonly string[]> {
  if (word === '') throw new UsageError('a path is empty');
  if (pathExists(word)) return [word];
  if (!looksLikeGlob(word)) throw new UsageError(`there is no file or directory ${quoted(word)}`);
  // Loaded only here, as the shell has already expanded most globs.
  const { expandGlob } = await import('../globs.js');
  const found = await expandGlob(word, options);
  if (found.length === 0) throw new UsageError(`nothing matches ${quoted(word)}`);
  return found;
}
