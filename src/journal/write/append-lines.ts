import { closeSync, constants, fstatSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import { lineFeed } from '../ascii.js';
import { onceReleased } from '../once-released.js';

/** Result of appending lines. */
export interface Appended {
  /** Number of complete lines in the file. */
  readonly lines: number;
  /** Why not all of them were written. */
  readonly error?: unknown;
  /** The file ends in the middle of a line, and could not be truncated. */
  readonly torn?: boolean;
}

/** Opens a file to append to. A pipe without a reader would block for ever, so it fails instead. */
export function openToAppend(file: string): number {
  if (!statSync(file, { throwIfNoEntry: false })?.isFIFO()) return onceReleased(() => openSync(file, 'a'));
  // This fails at once if there is no reader; if there is one, the open below does not block.
  const probe = openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    return openSync(file, 'a');
  } finally {
    closeSync(probe);
  }
}

/**
 * Appends complete lines in one write; if the disk takes only some, the file is truncated to the last
 * complete one.
 */
export function appendLines(descriptor: number, file: string, bytes: Uint8Array, lines = countLines(bytes)): Appended {
  let written = 0;
  try {
    // A write may be partial; then the rest follows.
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    return { lines };
  } catch (error) {
    const whole = bytes.subarray(0, written).lastIndexOf(lineFeed) + 1;
    const torn = !cutOff(descriptor, file, written - whole);
    return { lines: countLines(bytes.subarray(0, whole)), error, torn };
  }
}

function countLines(bytes: Uint8Array): number {
  return bytes.reduce((lines, byte) => (byte === lineFeed ? lines + 1 : lines), 0);
}

/** Whether the file could be truncated. */
function cutOff(descriptor: number, file: string, length: number): boolean {
  try {
    if (length > 0) truncateBy(descriptor, file, length);
    return true;
  } catch {
    return false;
  }
}

/** Truncates a file by a number of bytes. */
export function truncateBy(descriptor: number, file: string, bytes: number): void {
  // By name: on Windows a file opened for appending cannot be truncated.
  onceReleased(() => truncateSync(file, fstatSync(descriptor).size - bytes));
}
