import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Runs something with a temporary directory, which is removed afterwards. */
export async function inTemporaryDirectory(use) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  try {
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
