import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory that is removed when the test ends. */
export function temporaryDirectory(name: string): string {
  const directory = realpathSync(mkdtempSync(path.join(os.tmpdir(), `shakedown-${name}-`)));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}
