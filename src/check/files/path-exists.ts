import { lstat, stat } from 'node:fs/promises';
import { isSystemError } from '../../journal/system-error-reason.js';

/** What may not be looked at is there as well: why it cannot be read is told when it is read. */
export async function pathExists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (!isNotFound(error)) return true;
    // A link that leads nowhere.
    return lstat(file).then(
      () => true,
      () => false,
    );
  }
}

function isNotFound(error: unknown): boolean {
  // A NUL in a name is refused before anybody looks; Windows refuses a star.
  return ['ENOENT', 'ENOTDIR', 'EINVAL', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].some((code) =>
    isSystemError(error, code),
  );
}
