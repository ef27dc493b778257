import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';
import { writeFailed } from '../journal-error.js';
import { onceReleased } from '../once-released.js';
import { isSystemError } from '../system-error-reason.js';

/** Opens a file for reading. Refuses directories and pipes, without waiting for a writer. */
export function openRegularFile(file: string): number {
  const descriptor = openSync(file, withoutWaiting);
  try {
    const found = fstatSync(descriptor);
    if (!found.isFile()) throw notRegular(found);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Whether a path leads to a regular file; false if that cannot be determined. */
export function isRegularFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The bytes of a file; undefined, and nothing is read, if it has more than `most`. */
export function readRegularFile(file: string, most: number): Buffer | 'too large' {
  const descriptor = openRegularFile(file);
  try {
    return fstatSync(descriptor).size > most ? 'too large' : readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The text of a file. */
export function readRegularText(file: string): string {
  return readRegularFile(file, Infinity).toString();
}

/** The same, or undefined if there is no such file; any other error as a sentence. */
export function textIfAny(file: string): string | undefined {
  try {
    return onceReleased(() => readRegularText(file));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw writeFailed(`read ${file}`, error);
  }
}

/** Without this flag, opening a pipe blocks until it has a writer. */
export const withoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK;

/** The error for something that is not a regular file. */
export function notRegular(found: Stats): Error {
  return Object.assign(new Error('it is not a regular file'), { code: found.isDirectory() ? 'EISDIR' : 'EINVAL' });
}
