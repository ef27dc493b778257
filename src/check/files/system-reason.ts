const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a directory',
  ELOOP: 'it is a link that leads in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'it is not there',
  ENOTDIR: 'part of the path is no directory',
  EPERM: 'permission denied',
};

/** Why the operating system would not let a file be read, in words a user knows. */
export function systemReason({ code = '', message }: NodeJS.ErrnoException): string {
  return reasons[code] ?? message;
}
