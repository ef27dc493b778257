import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, reasonOf } from './reason.js';
import { UsageError } from './shell.js';
import { printable } from './terminal/printable.js';

/**
 * Makes a directory and the parents it lacks, one at a time: where nothing can be made, as in `/proc`, the recursive
 * mkdir of Node 20 never comes back.
 */
export async function makeDirectory(directory: string): Promise<void> {
  if (await isDirectory(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) await makeDirectory(parent);
  try {
    await mkdir(directory);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (codeOf(error) === 'EEXIST' && (await isDirectory(directory))) return;
    const reason = codeOf(error) === 'ENOENT' ? 'nothing can be made there' : reasonOf(error);
    throw new UsageError(`cannot make the directory ${printable(directory)}: ${reason}`, { cause: error });
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

async function isDirectory(place: string): Promise<boolean> {
  try {
    return (await stat(place)).isDirectory();
  } catch {
    return false;
  }
}
