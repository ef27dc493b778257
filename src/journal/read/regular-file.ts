import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Opens a file to read it. A folder is refused, and so is a pipe, without waiting for somebody at its other end. */
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

/** To open a pipe takes as long as nobody is at its other end, unless one says that one does not wait. */
export const withoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK;

/** For who wants a file, and finds something else under its name. */
export function notRegular(): Error {
  return Object.assign(new Error('it is not a regular file'), { code: 'EINVAL' });
}
