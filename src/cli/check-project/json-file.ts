import { parseExactly } from '../../journal/parse/exact-json.js';
import { ParseFailure, type ProblemCode } from '../../journal/parse/line-problem.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';

/** No file of settings and no baseline is larger; whatever is was named by mistake. */
const largest = 16 * 1024 * 1024;

/** The value in a JSON file of the project; nothing if there is no such file. */
export function readJsonFile(file: string): unknown {
  const bytes = bytesOf(file);
  return bytes && parseJson(bytes, printable(file));
}

function bytesOf(file: string): Uint8Array | undefined {
  try {
    const bytes = readRegularFile(file, largest);
    if (bytes !== 'too large') return bytes;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw new UsageError(`cannot read ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
  throw new UsageError(`cannot read ${printable(file)}: it has more than ${largest / 1024 / 1024} MB`);
}

/**
 * Parses JSON, with or without a byte order mark. `name` begins the error message, which has line and column.
 */
export function parseJson(bytes: Uint8Array, name: string): unknown {
  const text = decoded(bytes, name);
  try {
    return parseExactly(text);
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    const before = text.slice(0, error.column - 1).split('\n');
    const location = `${name}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
    throw new UsageError(`${location}: ${fileMessages[error.code] ?? error.message}`, { cause: error });
  }
}

/** The messages of the parser are about lines; these are about files. */
const fileMessages: Partial<Record<ProblemCode, string>> = {
  'cut-line': 'the file ends too early',
  'several-objects': 'a second object begins after the first',
};

function decoded(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UsageError(`${name} is not a UTF-8 text file`, { cause });
  }
}
