import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isGameName } from '../../journal/game-files.js';
import { parseJournalName } from '../../journal/journal-names.js';

/**
 * The directories with journals that are meant by one: itself, and those directly in it. If there are none by now, it is
 * the one to wait for.
 */
export async function findJournalDirectories(directory: string): Promise<string[]> {
  const entries = await listed(directory);
  const names = entries.map(({ name }) => name);
  const within: string[] = [];
  for (const { name } of entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))) {
    const inside = await listed(path.join(directory, name));
    if (inside.some((entry) => parseJournalName(entry.name))) within.push(path.join(directory, name));
  }
  const isOne = names.some(isGameName) || within.length === 0;
  return [...(isOne ? [directory] : []), ...within.sort()];
}

async function listed(directory: string) {
  // Not there yet, or not to be read, which is told by whoever opens it.
  return readdir(directory, { withFileTypes: true }).catch(() => []);
}
