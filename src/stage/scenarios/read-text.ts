import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { maxScenarioLength } from '../../direct/scenario/parse-yaml.js';
import { StageError } from '../../direct/stage-error.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';

/** Reads a YAML file; `what` it should be is for errors. */
export function readText(file: string, what: string): string {
  return decodeText(readBytes(file, what), file, what);
}

/** Reads no more than the largest possible file. */
function readBytes(file: string, what: string): Uint8Array {
  const bytes = Buffer.alloc(4 * maxScenarioLength + 1);
  let size = 0;
  let descriptor: number | undefined;
  try {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = fstatSync(descriptor);
    if (!found.isFile() && !found.isDirectory()) throw new Error('it is not a file');
    while (size < bytes.length) {
      const read = readSync(descriptor, bytes, size, bytes.length - size, null);
      if (read === 0) break;
      size += read;
    }
  } catch (cause) {
    throw new StageError(`cannot read ${printable(file)}: ${reasonOf(cause)}`, { cause });
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  if (size < bytes.length) return bytes.subarray(0, size);
  throw new StageError(`${printable(file)} is not ${what}: it has more than ${(4 * maxScenarioLength) / 1024} kB`);
}

function decodeText(bytes: Uint8Array, file: string, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new StageError(`${printable(file)} is not ${what}: it is not UTF-8 text`, { cause });
  }
}
