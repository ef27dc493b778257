import { fstatSync, truncateSync, writeSync } from 'node:fs';
import { lineFeed } from '../ascii.js';

/** What became of lines that were to be appended. */
export interface Appended {
  /** How many of them are in the file, each of them whole. */
  readonly lines: number;
  /** Why not all of them are. */
  readonly error?: unknown;
  /** The file ends in the middle of a line, and could not be cut back. */
  readonly torn?: boolean;
}

/** Appends whole lines in one write; if the disk takes only some, the file is cut back to the last whole one. */
export function appendLines(descriptor: number, file: string, bytes: Uint8Array, lines = countLines(bytes)): Appended {
  let written = 0;
  try {
    // The system may take a part and say so; then the rest follows.
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

/** Whether the file could be made so much shorter. */
function cutOff(descriptor: number, file: string, length: number): boolean {
  try {
    if (length > 0) truncateBy(descriptor, file, length);
    return true;
  } catch {
    return false;
  }
}

/** Makes a file so many bytes shorter. */
export function truncateBy(descriptor: number, file: string, bytes: number): void {
  // By name: on Windows a file that is open for appending cannot be cut.
  truncateSync(file, fstatSync(descriptor).size - bytes);
}
