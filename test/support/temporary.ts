import os from 'node:os';
import { vi } from 'vitest';

/** Lets this process take a directory for the one of the system, so that nobody else comes and goes in it. */
export function takeForTemporary(directory: string): void {
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, directory);
  if (os.tmpdir() !== directory) throw new Error(`temporary files still go to ${os.tmpdir()}`);
}
