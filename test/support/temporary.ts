import os from 'node:os';
import { vi } from 'vitest';

/** Replaces the system's temporary directory for this process, so that no other process uses it. */
export function takeForTemporary(directory: string): void {
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, directory);
  if (os.tmpdir() !== directory) throw new Error(`temporary files still go to ${os.tmpdir()}`);
}
