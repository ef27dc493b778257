import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDirectory } from '../../journal/directories.js';
import { compareJournalNames, parseJournalName } from '../../journal/journal-names.js';
import { matchGlob, type PathMatcher } from './glob-filters.js';

export interface GlobOptions {
  /** Whether a file or folder that is found is passed over. */
  readonly ignores?: ((file: string) => boolean) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The files and directories that a glob stands for, those of a directory in the order of play. As in a shell, a
 * directory that matches is taken as a whole.
 */
export async function expandGlob(glob: string, walk: GlobOptions = {}): Promise<string[]> {
  const { base, pattern } = await splitBase(glob);
  const search = { ...walk, match: matchGlob(pattern), depth: depthOf(pattern) };
  return below(base, '', search);
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
  // Whoever reads the directory next is told why it cannot be read.
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

/** What a directory holds; none at all if there is no such directory, nothing if it cannot be read. */
async function namesIn(directory: string): Promise<Dirent[] | undefined> {
  try {
    return await readdir(directory === '' ? '.' : directory, { withFileTypes: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return code === 'ENOENT' || code === 'ENOTDIR' ? [] : undefined;
  }
}

/** A link to a directory is followed only where the glob says how deep it goes: links can lead round in circles. */
async function isFolder(entry: Dirent, file: string, { depth }: GlobSearch): Promise<boolean> {
  if (!entry.isSymbolicLink() || depth === Infinity) return entry.isDirectory();
  return isDirectory(file);
}

/** The part of a glob that is there to the letter, be it called `Games (x86)` or `[old]`, and the pattern behind it. */
async function splitBase(glob: string): Promise<{ base: string; pattern: string }> {
  const names = (path.sep === '\\' ? glob.replaceAll('\\', '/') : glob).split('/');
  let base = '';
  let count = 0;
  for (const name of names.slice(0, -1)) {
    const longer = count === 0 && name === '' ? '/' : path.join(base, name);
    if (!(await stat(longer).catch(() => undefined))) break;
    base = longer;
    count++;
  }
  return { base, pattern: names.slice(count).join('/') };
}

function depthOf(pattern: string): number {
  return pattern.includes('**') ? Infinity : pattern.split('/').length;
}

/** The names alone do not give the order in which the game wrote the files. */
function byPlayOrder({ name: a }: Dirent, { name: b }: Dirent): number {
  const [journalA, journalB] = [parseJournalName(a), parseJournalName(b)];
  if (journalA && journalB) return compareJournalNames(journalA, journalB);
  if (journalA || journalB) return journalA ? -1 : 1;
  return a < b ? -1 : 1;
}
