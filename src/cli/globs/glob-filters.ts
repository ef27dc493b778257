import path from 'node:path';
import { quoted } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import { compileGlob } from './compile-glob.js';
import { parseGlob } from './parse-glob.js';

/** Whether a relative path with slashes matches. */
export type PathMatcher = (relative: string) => boolean;

/** Matches as a shell does: a dot at the beginning of a name must be written out. */
export function matchGlob(glob: string): PathMatcher {
  return matcher(glob);
}

/** Whether a path is ignored, by globs relative to a directory. A glob without a slash matches names at any depth. */
export function ignoreFilter(globs: readonly string[], directory: string): (file: string) => boolean {
  const matches = globs.map(ignoreMatcher);
  const start = path.resolve(directory);
  return (file) => {
    const relative = path.relative(start, path.resolve(file)).replaceAll(path.sep, '/');
    return matches.some((match) => match(relative));
  };
}

function ignoreMatcher(glob: string): PathMatcher {
  const plain = glob.replace(/^\.\//, '').replace(/(?<=.)\/$/, '');
  const match = matcher(plain, { dot: true });
  return glob.replace(/\/$/, '').includes('/') ? match : (relative) => match(path.posix.basename(relative));
}

function matcher(glob: string, options?: Parameters<typeof compileGlob>[1]): PathMatcher {
  const parts = parseGlob(glob);
  if (!parts) throw new UsageError(`${quoted(shortened(glob))} is not a valid glob`);
  return compileGlob(parts, options);
}

function shortened(glob: string): string {
  return glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
}
