import { writeFile } from 'node:fs/promises';
import { makeDirectory as make } from '../journal/directory.js';
import { printable } from '../journal/printable.js';
import { codeOf, reasonOf } from './reason.js';
import { UsageError } from './shell.js';

/** Makes a directory and the parents it lacks, or says which of them and why not. */
export async function makeDirectory(directory: string): Promise<void> {
  try {
    await make(directory);
  } catch (error) {
    const { path = directory } = error as NodeJS.ErrnoException;
    const reason = codeOf(error) === 'ENOENT' ? 'nothing can be made there' : reasonOf(error);
    throw new UsageError(`cannot make the directory ${printable(path)}: ${reason}`, { cause: error });
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
