/** The directories that are written into. */
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeDirectory as make } from '../../journal/directories.js';
import { notMade } from '../../journal/system-error-reason.js';
import { onProcessExit } from '../../stage/process-lifetime.js';
import { UsageError } from '../shell.js';

/** Makes a directory with its parents; the error names the one that could not be made, and why. */
export async function makeDirectory(directory: string): Promise<void> {
  try {
    await make(directory);
  } catch (error) {
    throw new UsageError(notMade(directory, error), { cause: error });
  }
}

/** A new directory among the temporary files of the system. */
export function temporaryDirectory(name: string): string {
  return mkdtempSync(path.join(os.tmpdir(), `shakedown-${name}-`));
}

/** One that is gone when this process ends, however it ends; or as soon as it is removed. */
export function passingDirectory(name: string): { readonly directory: string; readonly remove: () => void } {
  const directory = temporaryDirectory(name);
  const clear = () => rmSync(directory, { recursive: true, force: true });
  const forget = onProcessExit(clear);
  const remove = () => {
    clear();
    forget();
  };
  return { directory, remove };
}

/** Removes a directory if nothing is in it. */
export function removeIfEmpty(directory: string): void {
  try {
    rmdirSync(directory);
  } catch {}
}
