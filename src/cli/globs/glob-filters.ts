import path from 'node:path';
import { quoted } from '../../words/printable.js';
import { ProjectError } from '../check-project/project-error.js';
import { compileGlob } from './compile-glob.js';
import { parseGlob } from './parse-glob.js';

/** Whether a path, relative and with slashes, is one that a glob stands for. */
export type PathMatcher = (relative: string) => boolean;

/** The paths that a glob stands for; as in a shell, a name that begins with a dot must be asked for. */
export function matchGlob(glob: string): PathMatcher {
  return matcher(glob);
}

/** The paths that a project passes over, by globs that are relative to a directory; one without a slash holds anywhere. */
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
  if (!parts) throw new ProjectError(`${quoted(shortened(glob))} is not a valid glob`);
  return compileGlob(parts, options);
}

function shortened(glob: string): string {
  return glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
}
