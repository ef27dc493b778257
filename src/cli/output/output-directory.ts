/** Creates and removes output directories. */
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeDirectory as make } from '../../journal/directories.js';
import { notMade } from '../../journal/system-error-reason.js';
import { onProcessExit } from '../../stage/process-lifetime.js';
import { UsageError } from '../shell.js';

/** Creates a directory with its parents; the error names the one that failed, and why. */
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

/** A temporary directory that is removed at the latest when this process exits. */
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

/** Removes an empty directory. */
export function removeIfEmpty(directory: string): void {
  try {
    rmdirSync(directory);
  } catch {}
}
