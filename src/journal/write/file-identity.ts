/** Whether two paths are the same file, by a hard or symbolic link: writing to one changes the other. */
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { isRegularFile } from '../read/regular-file.js';

/** Device and inode, the same for every name or link of a file; undefined if it is not a file. */
export function identityOf(file: string): string | undefined {
  const status = isRegularFile(file) ? statSync(file, { bigint: true, throwIfNoEntry: false }) : undefined;
  return status && `${status.dev}:${status.ino}`;
}

/** Target of a symbolic link; undefined if it is no link, or leads to nothing that could be lost. */
export function linkedFile(file: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return identityOf(file) === undefined ? undefined : realpathSync(file);
}

/** Whether a file has more than one hard link. */
export function hasHardLinks(file: string): boolean {
  return isRegularFile(file) && (statSync(file, { throwIfNoEntry: false })?.nlink ?? 1) > 1;
}
