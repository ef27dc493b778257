import { statSync } from 'node:fs';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { wrongArgument } from '../words/argument-error.js';
import { isPath } from '../words/shape/shape.js';
import { isSystemError } from './system-error-reason.js';
import { assertUsableName } from './usable-name.js';

/** Throws a sentence unless it is the path of a directory. */
export function assertDirectory(directory: unknown, caller: string): asserts directory is string {
  if (!isPath(directory)) throw wrongArgument(`${caller} takes the path of a directory`, directory);
}

/**
 * Creates a directory and its missing parents, one at a time: where that is impossible, as in `/proc`, the
 * recursive mkdir of Node 20 never returns. Throws the system's error for the part that failed, after
 * removing what was created before. Returns the created directories, the outermost first.
 */
export async function makeDirectory(directory: string): Promise<readonly string[]> {
  if (await isDirectory(directory)) return [];
  assertUsableName(directory);
  const parent = path.dirname(directory);
  const made = parent === directory ? [] : await makeDirectory(parent);
  try {
    await mkdir(directory);
    return [...made, directory];
  } catch (error) {
    // Another process may have created it meanwhile.
    if (isSystemError(error, 'EEXIST') && (await isDirectory(directory))) return made;
    await removeCreated(made);
    throw error;
  }
}

/** Removes created directories that are still empty. */
export async function removeCreated(made: readonly string[]): Promise<void> {
  for (const directory of made.toReversed()) {
    try {
      await rmdir(directory);
    } catch {
      return;
    }
  }
}

/** Whether a path leads to a directory; false if that cannot be determined. */
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
