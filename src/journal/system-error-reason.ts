import { printable } from '../words/printable.js';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBUSY: 'another program has it open',
  EEXIST: 'it already exists and is not a directory',
  EISDIR: 'it is a directory',
  ELOOP: 'it is a symbolic link that points to itself',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is not a directory',
  ENXIO: 'no process is reading it',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
};

/** The reason of a system error, in plain words. */
export function reasonOf(error: unknown): string {
  if (!isError(error)) return String(error);
  return reasons[codeOf(error)] ?? error.message;
}

/** The system's error code. */
export function codeOf(error: unknown): string {
  return isError(error) && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Sentence for a directory that could not be created, with the part of its path that failed. */
export function notMade(directory: string, error: unknown): string {
  const { path = directory } = error as NodeJS.ErrnoException;
  const reason = codeOf(error) === 'ENOENT' ? 'nothing can be created there' : reasonOf(error);
  return `cannot create the directory ${printable(path)}: ${reason}`;
}

/** Whether it is a system error; with `code`, such as ENOENT, whether it is that one. */
export function isSystemError(error: unknown, code?: string): error is NodeJS.ErrnoException {
  return isError(error) && 'code' in error && (code === undefined || error.code === code);
}

/** Not by class alone: a test runner may use another realm, where Node's errors have another class. */
export function isError(error: unknown): error is Error {
  return error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';
}
