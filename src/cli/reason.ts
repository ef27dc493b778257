const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'it is there already, and no directory',
  EISDIR: 'it is a directory',
  ENOENT: 'it is not there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is no directory',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
};

/** Why the operating system refused, in words a user knows. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return reasons[code] ?? error.message;
}
