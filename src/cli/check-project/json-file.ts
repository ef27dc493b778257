import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { parseExactly } from '../../journal/parse/exact-json.js';
import { ParseFailure, type ProblemCode } from '../../journal/parse/line-problem.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';

/** No file of settings and no baseline is larger; whatever is was named by mistake. */
const largest = 16 * 1024 * 1024;

/** The value in a JSON file of the project; nothing if there is no such file. */
export async function readJsonFile(file: string): Promise<unknown> {
  const bytes = await bytesOf(file);
  return bytes && parseJson(bytes, printable(file));
}

async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const status = await handle.stat();
    if (!status.isFile() && !status.isDirectory()) {
      throw new UsageError(`cannot read ${printable(file)}: it is a pipe or a device, not a file`);
    }
    if (status.size > largest) {
      throw new UsageError(`cannot read ${printable(file)}: it has more than ${largest / 1024 / 1024} MB`);
    }
    return await handle.readFile();
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot read ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  } finally {
    await handle?.close();
  }
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
