import { writeFile } from 'node:fs/promises';
import { makeDirectory as make } from '../../journal/directories.js';
import { notMade, reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';

/** Makes a directory and the parents it lacks, or says which of them and why not. */
export async function makeDirectory(directory: string): Promise<void> {
  try {
    await make(directory);
  } catch (error) {
    throw new UsageError(notMade(directory, error), { cause: error });
  }
}

/** Writes a file, or says of which file and why not. */
export async function writeText(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
}
