import { lstatSync, statSync } from 'node:fs';
import { isSystemError } from '../../journal/system-error-reason.js';

/** Whether there is something at a path, even if it may not be read: that is reported when it is read. */
export function pathExists(file: string): boolean {
  try {
    statSync(file);
    return true;
  } catch (error) {
    return !isNotFound(error) || isLink(file);
  }
}

/** A link to something that does not exist. */
function isLink(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}

function isNotFound(error: unknown): boolean {
  // Node rejects a NUL in a name (ERR_INVALID_ARG_VALUE); Windows rejects a star (EINVAL).
  return ['ENOENT', 'ENOTDIR', 'EINVAL', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].some((code) =>
    isSystemError(error, code),
  );
}
