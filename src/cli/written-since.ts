import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { journalFiles } from '../journal/journal-names.js';
import { type Position, startOf } from '../journal/read/journal-entry.js';
import { reasonOf } from '../journal/system-error-reason.js';
import { quoted } from '../words/printable.js';
import { UsageError } from './shell.js';

/**
 * Where to start reading so that nothing since a time is missed: at the first journal that was written to since then. The
 * last one is read in any case, as not every disk updates the time of a file at once.
 */
export async function positionSince(directory: string, time: number): Promise<Position | 'start'> {
  const files = journalFiles(await namesIn(directory)).map(({ name }) => path.join(directory, name));
  for (const file of files) if (await isWrittenSince(file, time)) return startOf(file);
  const last = files.at(-1);
  return last === undefined ? 'start' : startOf(last);
}

/** Whether a file was written to since a time. A file that cannot be looked at may have been. */
export async function isWrittenSince(file: string, time: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found === undefined || found.mtimeMs >= time;
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    throw new UsageError(`cannot list ${quoted(directory)}: ${reasonOf(error)}`, { cause: error });
  }
}
