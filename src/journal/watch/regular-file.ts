import { closeSync, constants, fstatSync, openSync } from 'node:fs';

/** Opens a file to read it. A folder is refused, and so is a pipe, without waiting for somebody at its other end. */
export function openRegularFile(file: string): number {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (fstatSync(descriptor).isFile()) return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  throw Object.assign(new Error('it is not a regular file'), { code: 'EINVAL' });
}
