import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import { isDirectory } from '../journal/directories.js';
import { compareJournalNames, parseJournalName } from '../journal/journal-names.js';
import { quoted } from '../words/printable.js';
import { UsageError } from './shell.js';

export interface GlobOptions {
  /** Whether a file or folder that is found is left out. */
  readonly ignores?: ((file: string) => boolean) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The files and directories that match a glob; the journals of a directory in the order in which they were
 * written. As in a shell, a directory that matches stands for everything in it.
 */
export async function expandGlob(glob: string, options: GlobOptions = {}): Promise<string[]> {
  const { base, pattern } = await splitBase(glob);
  const depth = pattern.includes('**') ? Infinity : pattern.split('/').length;
  return below(base, '', { ...options, match: matchGlob(pattern), depth });
}

/**
 * Whether a path is ignored, by globs relative to a directory. A glob without a slash matches names at any
 * depth.
 */
export function ignoreFilter(globs: readonly string[], directory: string): (file: string) => boolean {
  const matches = globs.map((glob) => {
    const whole = glob.replace(/(?<=.)\/$/, '');
    return matchGlob(whole.replace(/^\.\//, ''), { dot: true, matchBase: !whole.includes('/') });
  });
  const start = path.resolve(directory);
  return (file) => {
    const relative = path.relative(start, path.resolve(file)).replaceAll(path.sep, '/');
    return matches.some((match) => match(relative));
  };
}

/** Whether a relative path with slashes matches. */
type PathMatcher = (relative: string) => boolean;

/**
 * Wildcards, sets and braces mean what they mean in a shell; parentheses, plus and bar are letters of a name.
 */
export function matchGlob(glob: string, options: picomatch.PicomatchOptions = {}): PathMatcher {
  const literal = glob.replaceAll(/(?<!\\)[()+|]/g, String.raw`\$&`);
  try {
    return picomatch(literal, {
      ...options,
      posix: true,
      windows: false,
      strictBrackets: true,
      nonegate: true,
      noextglob: true,
    });
  } catch {
    const shown = glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
    throw new UsageError(`${quoted(shown)} is not a valid glob`);
  }
}

interface GlobSearch extends GlobOptions {
  readonly match: PathMatcher;
  /** How many names a matching path has at most. */
  readonly depth: number;
}

async function below(base: string, within: string, search: GlobSearch): Promise<string[]> {
  search.signal?.throwIfAborted();
  const directory = path.join(base, within);
  const found: string[] = [];
  const names = await namesIn(directory);
  // The caller will fail to read it, too, and report why.
  if (!names) return [directory];
  for (const entry of names.sort(byPlayOrder)) {
    const relative = within === '' ? entry.name : `${within}/${entry.name}`;
    const file = path.join(base, relative);
    if (search.ignores?.(file)) continue;
    if (search.match(relative)) found.push(file);
    else if (relative.split('/').length < search.depth && (await isFolder(entry, file, search))) {
      found.push(...(await below(base, relative, search)));
    }
  }
  return found;
}

/** The entries of a directory: none if there is no such directory, `undefined` if it cannot be read. */
async function namesIn(directory: string): Promise<Dirent[] | undefined> {
  try {
    return await readdir(directory === '' ? '.' : directory, { withFileTypes: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return code === 'ENOENT' || code === 'ENOTDIR' ? [] : undefined;
  }
}

/** Links to directories are followed only if the glob limits the depth, as links can form circles. */
async function isFolder(entry: Dirent, file: string, { depth }: GlobSearch): Promise<boolean> {
  if (!entry.isSymbolicLink() || depth === Infinity) return entry.isDirectory();
  return isDirectory(file);
}

/**
 * The part of a glob that exists as it is written, even with a name such as `[old]`, and the pattern after
 * it.
 */
async function splitBase(glob: string): Promise<{ base: string; pattern: string }> {
  const whole = path.sep === '\\' ? glob.replaceAll('\\', '/') : glob;
  // A drive or a share, too, on Windows.
  let base = path.parse(whole).root;
  const names = whole.slice(base.length).split('/');
  let count = 0;
  for (const name of names.slice(0, -1)) {
    const longer = path.join(base, name);
    if (!(await stat(longer).catch(() => undefined))) break;
    base = longer;
    count++;
  }
  return { base, pattern: names.slice(count).join('/') };
}

/** The order in which the game wrote the files is not the order of their names. */
function byPlayOrder({ name: a }: Dirent, { name: b }: Dirent): number {
  const [journalA, journalB] = [parseJournalName(a), parseJournalName(b)];
  if (journalA && journalB) return compareJournalNames(journalA, journalB);
  if (journalA || journalB) return journalA ? -1 : 1;
  return a < b ? -1 : 1;
}
