import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Opens a file to read it. A directory is refused, and so is a pipe, without waiting for a process at its other end. */
export function openRegularFile(file: string): number {
  const descriptor = openSync(file, withoutWaiting);
  try {
    if (fstatSync(descriptor).isFile()) return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  throw notRegular();
}

/** The bytes of a file; nothing is read of one that has more than so many. */
export function readRegularFile(file: string, most: number): Buffer | 'too large' {
  const descriptor = openRegularFile(file);
  try {
    return fstatSync(descriptor).size > most ? 'too large' : readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Opening a pipe blocks until there is a process at its other end, unless this flag is set. */
export const withoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK;

/** The error for something that is not a regular file. */
export function notRegular(): Error {
  return Object.assign(new Error('it is not a regular file'), { code: 'EINVAL' });
}
