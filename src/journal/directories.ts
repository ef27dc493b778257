import { statSync } from 'node:fs';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { wrongArgument } from '../words/argument-error.js';
import { isPath } from '../words/option-gate.js';
import { isSystemError } from './system-error-reason.js';

/** Throws a sentence unless it is the path of a directory. */
export function assertDirectory(directory: unknown, caller: string): asserts directory is string {
  if (!isPath(directory)) throw wrongArgument(`${caller} takes the path of a directory`, directory);
}

/**
 * Makes a directory and the parents it lacks, one at a time: where nothing can be made, as in `/proc`, the recursive
 * mkdir of Node 20 never comes back. The error it throws is the system's, with the part that could not be made, and what
 * was made before that is gone again. Gives those that were not there, the outermost first.
 */
export async function makeDirectory(directory: string): Promise<readonly string[]> {
  if (await isDirectory(directory)) return [];
  const parent = path.dirname(directory);
  const made = parent === directory ? [] : await makeDirectory(parent);
  try {
    await mkdir(directory);
    return [...made, directory];
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (isSystemError(error, 'EEXIST') && (await isDirectory(directory))) return made;
    await removeCreated(made);
    throw error;
  }
}

/** Takes away directories that were made for nothing; what somebody has put something into stays. */
export async function removeCreated(made: readonly string[]): Promise<void> {
  for (const directory of made.toReversed()) {
    try {
      await rmdir(directory);
    } catch {
      return;
    }
  }
}

/** Whether a path leads to a directory; not if it cannot be looked at. */
export async function isDirectory(file: string): Promise<boolean> {
  const status = await stat(file).catch(() => undefined);
  return status?.isDirectory() ?? false;
}

export function isDirectorySync(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}
