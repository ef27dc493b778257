import { mkdtempSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new directory where the system keeps what nobody needs for long. */
export function temporaryDirectory(name: string): string {
  return mkdtempSync(path.join(os.tmpdir(), `shakedown-${name}-`));
}

/** Takes a directory away in which nothing was left. */
export function removeIfEmpty(directory: string): void {
  try {
    rmdirSync(directory);
  } catch {}
}
