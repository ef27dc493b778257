import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError, JournalError } from '../../journal/errors.js';
import { journalFiles, parseJournalName } from '../../journal/names.js';
import { companionKinds, specification } from '../../spec/catalogue.js';

/** Files that belong together: the journals of one directory in the order of play, and the companions beside them. */
export interface Batch {
  /** The directory, where it was looked at as a whole. */
  readonly directory?: string;
  readonly journals: readonly string[];
  readonly companions: readonly string[];
  /** Folders that could not be looked into, and why. */
  readonly closed?: readonly Closed[];
}

interface Closed {
  readonly path: string;
  readonly reason: string;
}

const companionFiles = new Set(companionKinds(specification).map(({ companion }) => companion.file));

/** What there is to check at some paths: files as they are named, and directories with all below them. */
export async function batchesAt(paths: readonly string[], ignores: (path: string) => boolean): Promise<Batch[]> {
  const visited = new Set<string>();
  const found: (readonly string[] | readonly Batch[])[] = [];
  /** Files given by name, by their directory; those of one directory come where its first was named. */
  const named = new Map<string, string[]>();
  for (const each of new Set(paths.map((given) => path.normalize(given)))) {
    if (!(await isThere(each))) throw new JournalError('not-found', `there is no file or directory ${each}`);
    if (await isFolder(each)) found.push(await batchesBelow(each, ignores, visited));
    else {
      const directory = path.dirname(each);
      const siblings = named.get(directory);
      if (siblings) siblings.push(each);
      else {
        const first = [each];
        named.set(directory, first);
        found.push(first);
      }
    }
  }
  return found.flatMap((each) => (isNamed(each) ? batchesOf(each) : each));
}

function isNamed(found: readonly string[] | readonly Batch[]): found is readonly string[] {
  return typeof found[0] === 'string';
}

/** Files given by name: journals of one directory stay together, any other file is a collection of its own. */
function batchesOf(siblings: readonly string[]): Batch[] {
  const byName = new Map(siblings.map((file) => [path.basename(file), file]));
  const journals = journalFiles(byName.keys()).map(({ name }) => byName.get(name) as string);
  const companions = siblings.filter((file) => companionFiles.has(path.basename(file)));
  const others = siblings.filter((file) => !journals.includes(file) && !companions.includes(file));
  const together = { journals, companions };
  return [
    ...(journals.length + companions.length > 0 ? [together] : []),
    ...others.map((file) => ({ journals: [file], companions: [] })),
  ];
}

/** A directory and those below it; a folder that leads back to where it came from is entered once. */
async function batchesBelow(
  directory: string,
  ignores: (path: string) => boolean,
  visited: Set<string>,
): Promise<Batch[]> {
  let entries: string[];
  try {
    const real = await realpath(directory);
    if (visited.has(real)) return [];
    visited.add(real);
    entries = (await readdir(directory)).filter((name) => !ignores(path.join(directory, name)));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const reason = error.message;
    return [{ journals: [], companions: [], closed: [{ path: directory, reason }] }];
  }
  const journals = journalFiles(entries).map(({ name }) => path.join(directory, name));
  const companions = entries.filter((name) => companionFiles.has(name)).sort();
  const below: Batch[] = [];
  for (const name of entries.filter(mayBeFolder).sort()) {
    const folder = path.join(directory, name);
    if (await isFolder(folder)) below.push(...(await batchesBelow(folder, ignores, visited)));
  }
  const own = { directory, journals, companions: companions.map((name) => path.join(directory, name)) };
  return journals.length + companions.length > 0 ? [own, ...below] : below;
}

/** Hidden folders and those of packages hold no journals of anybody's. */
function mayBeFolder(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules' && !parseJournalName(name) && !companionFiles.has(name);
}

/** A link that leads nowhere is there, too: that it cannot be read is told when it is read. */
async function isThere(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT' && code !== 'ENOTDIR',
  );
}

async function isFolder(folder: string): Promise<boolean> {
  const status = await stat(folder).catch(() => undefined);
  return status?.isDirectory() ?? false;
}
