import { codeOf } from './system-error-reason.js';

/**
 * Codes of Windows while another program has a file open without sharing, as virus scanners and some readers
 * do: EBUSY for opening, renaming and removing it, EPERM for renaming another file to its name.
 */
const heldCodes: ReadonlySet<string> = new Set(['EBUSY', 'EPERM']);

/** Milliseconds between attempts: 1.3 seconds in all, where a scanner takes half a second. */
const delays = [10, 20, 40, 80, 160, 320, 640];

/** Does something with a file; on Windows, tries again for a while if another program holds the file. */
export function onceReleased<T>(
  act: () => T,
  { platform = process.platform, wait = pause }: { platform?: string; wait?: typeof pause } = {},
): T {
  for (const delay of platform === 'win32' ? delays : []) {
    try {
      return act();
    } catch (error) {
      if (!heldCodes.has(codeOf(error))) throw error;
    }
    wait(delay);
  }
  return act();
}

/** Blocks the thread for some milliseconds. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
