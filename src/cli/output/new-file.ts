import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';

/** Writes a file, and returns whether it did: never over another, and all of it or nothing. */
export function wroteNew(file: string, text: string): boolean {
  let handle: number | undefined;
  try {
    handle = openSync(file, 'wx');
    writeFileSync(handle, text);
    return true;
  } catch (cause) {
    if (isSystemError(cause, 'EEXIST')) return false;
    if (handle !== undefined) rmSync(file);
    throw new UsageError(`cannot write ${printable(file)}: ${reasonOf(cause)}`, { cause });
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
