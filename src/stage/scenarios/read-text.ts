import { maxScenarioLength } from '../../direct/scenario/parse-yaml.js';
import { StageError } from '../../direct/stage-error.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { packagedFiles } from '../../packaged/packaged-files.js';
import { printable } from '../../words/printable.js';

/** Reads a YAML file; `what` it should be is for errors. */
export function readText(file: string, what: string): string {
  return packagedFiles().textInside(file) ?? decodeText(readBytes(file, what), file, what);
}

/** Bytes of the largest possible file. */
const largest = 4 * maxScenarioLength;

function readBytes(file: string, what: string): Uint8Array {
  const bytes = bytesOf(file);
  if (bytes !== 'too large') return bytes;
  throw new StageError(`${printable(file)} is not ${what}: it has more than ${largest / 1024} kB`);
}

function bytesOf(file: string): Buffer | 'too large' {
  try {
    return readRegularFile(file, largest);
  } catch (cause) {
    throw new StageError(`cannot read ${printable(file)}: ${reasonOf(cause)}`, { cause });
  }
}

function decodeText(bytes: Uint8Array, file: string, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new StageError(`${printable(file)} is not ${what}: it is not UTF-8 text`, { cause });
  }
}
