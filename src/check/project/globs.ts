import path from 'node:path';
import picomatch from 'picomatch';
import { quoted } from '../../journal/printable.js';
import { ProjectError } from './error.js';

/** Whether a path, relative and with slashes, is one that a glob stands for. */
export type Match = (relative: string) => boolean;

/** The paths that a glob stands for; as in a shell, a name that begins with a dot must be asked for. */
export function matchGlob(glob: string): Match {
  return matcher(glob, {});
}

/** The paths that a project passes over, by globs that are relative to a directory; one without a slash holds anywhere. */
export function ignoring(globs: readonly string[], directory: string): (file: string) => boolean {
  const matches = globs.map((glob) => matcher(glob.replace(/^\.\//, '').replace(/(?<=.)\/$/, ''), ignoreOptions(glob)));
  const start = path.resolve(directory);
  return (file) => {
    const relative = path.relative(start, path.resolve(file)).replaceAll(path.sep, '/');
    return matches.some((match) => match(relative));
  };
}

function ignoreOptions(glob: string): picomatch.PicomatchOptions {
  return { dot: true, matchBase: !glob.replace(/\/$/, '').includes('/') };
}

function matcher(glob: string, options: picomatch.PicomatchOptions): Match {
  try {
    return picomatch(glob, { ...options, nonegate: true, strictBrackets: true });
  } catch (cause) {
    throw new ProjectError(`${quoted(shortened(glob))} is no glob`, { cause });
  }
}

function shortened(glob: string): string {
  return glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
}
