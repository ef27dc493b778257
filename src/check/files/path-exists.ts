import { lstat, stat } from 'node:fs/promises';
import { isSystemError } from '../../journal/system-error-reason.js';

/** Whether there is something at a path, even if it may not be read: that is reported when it is read. */
export async function pathExists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (!isNotFound(error)) return true;
    // A link to something that does not exist.
    return lstat(file).then(
      () => true,
      () => false,
    );
  }
}

function isNotFound(error: unknown): boolean {
  // Node rejects a NUL in a name (ERR_INVALID_ARG_VALUE); Windows rejects a star (EINVAL).
  return ['ENOENT', 'ENOTDIR', 'EINVAL', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].some((code) =>
    isSystemError(error, code),
  );
}
