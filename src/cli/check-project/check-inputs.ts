import path from 'node:path';
import { pathExists } from '../../check/files/path-exists.js';
import { quoted } from '../../words/printable.js';
import type { GlobOptions } from '../globs/expand-glob.js';
import { ProjectError } from './project-error.js';

/** What a user asked to have checked. */
export interface CheckInputs {
  /** Files and directories, each once, in the order given. */
  readonly paths: readonly string[];
  /** Whether the standard input is one of them. */
  readonly input: boolean;
}

export const standardInput = '-';

/** Finds what the words of a command line stand for: paths, globs where no such path is, `-` for the standard input. */
export async function findInputs(words: readonly string[], walk: GlobOptions = {}): Promise<CheckInputs> {
  const inputs = words.filter((word) => word === standardInput).length;
  if (inputs > 1) throw new ProjectError('the standard input (-) can be read only once');
  const paths = new Map<string, string>();
  for (const word of words.filter((each) => each !== standardInput)) {
    for (const found of await pathsOf(word, walk)) {
      const place = path.resolve(found);
      if (!paths.has(place)) paths.set(place, found);
    }
  }
  return { paths: [...paths.values()], input: inputs === 1 };
}

/** Whether a file, by its full path, is one of the sources or lies below one. */
export function covers({ paths }: CheckInputs, file: string): boolean {
  return paths.some((each) => {
    const way = path.relative(path.resolve(each), file);
    return way === '' || (way.split(path.sep, 1)[0] !== '..' && !path.isAbsolute(way));
  });
}

/** Whether a word is meant as a glob, if nothing of that very name is there. */
export function looksLikeGlob(word: string): boolean {
  return /[*?[\]{}]/.test(word);
}

async function pathsOf(word: string, walk: GlobOptions): Promise<readonly string[]> {
  if (word === '') throw new ProjectError('a path is empty');
  if (await pathExists(word)) return [word];
  if (!looksLikeGlob(word)) throw new ProjectError(`there is no file or directory ${quoted(word)}`);
  // A shell has expanded most globs already, so the means to do it are loaded only here.
  const { expandGlob } = await import('../globs/expand-glob.js');
  const found = await expandGlob(word, walk);
  if (found.length === 0) throw new ProjectError(`nothing matches ${quoted(word)}`);
  return found;
}
