/** What is written under one name may be somebody's file under another: a link of either kind leads there. */
import { lstatSync, realpathSync, statSync } from 'node:fs';

/** What tells a file from every other, by whatever name or link it is reached; nothing if it is not a file. */
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
