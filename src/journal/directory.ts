import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from './errors.js';

/**
 * Makes a directory and the parents it lacks, one at a time: where nothing can be made, as in `/proc`, the recursive
 * mkdir of Node 20 never comes back. The error it throws is the system's, with the part that could not be made.
 */
export async function makeDirectory(directory: string): Promise<void> {
  if (await isDirectory(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) await makeDirectory(parent);
  try {
    await mkdir(directory);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isSystemError(error, 'EEXIST') || !(await isDirectory(directory))) throw error;
  }
}

async function isDirectory(place: string): Promise<boolean> {
  try {
    return (await stat(place)).isDirectory();
  } catch {
    return false;
  }
}
