/** Whether two paths are the same file, by a hard link or a symbolic link: what is written to one changes the other. */
import { lstatSync, realpathSync, statSync } from 'node:fs';

/** The device and inode of a file, the same for every name or link that leads to it; nothing if it is not a file. */
export function identityOf(file: string): string | undefined {
  const status = statSync(file, { bigint: true, throwIfNoEntry: false });
  return status?.isFile() ? `${status.dev}:${status.ino}` : undefined;
}

/** Where a file really lies if its name is a link to it; nothing if it is none, or leads to nothing that could be lost. */
export function linkedFile(file: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return identityOf(file) === undefined ? undefined : realpathSync(file);
}

/** Whether a file has more than one name, each as good as the other. */
export function hasHardLinks(file: string): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  return status !== undefined && status.isFile() && status.nlink > 1;
}
