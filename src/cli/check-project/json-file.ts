import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { parseExactly } from '../../journal/parse/exact-json.js';
import { ParseFailure, type ProblemCode } from '../../journal/parse/line-problem.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { ProjectError } from './project-error.js';

/** More than any file of settings or baseline ever has; what is larger was named by mistake. */
const largest = 16 * 1024 * 1024;

/** Reads a JSON file of the project; nothing if it is not there, a sentence if it is no such file. */
export async function readJsonFile(file: string): Promise<unknown> {
  const bytes = await bytesOf(file);
  return bytes && parseJson(bytes, printable(file));
}

async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  let handle: FileHandle | undefined;
  try {
    // A pipe is opened without waiting for somebody at its other end.
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const status = await handle.stat();
    if (!status.isFile() && !status.isDirectory()) {
      throw new ProjectError(`cannot read ${printable(file)}: it is a pipe or a device, not a file`);
    }
    return await limited(handle, file);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    if (error instanceof ProjectError) throw error;
    throw new ProjectError(`cannot read ${printable(file)}`, { cause: error });
  } finally {
    await handle?.close();
  }
}

/** A file may grow while it is read, so its size is not asked for but met. */
async function limited(handle: FileHandle, file: string): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(64 * 1024), 0, 64 * 1024, null);
    if (bytesRead === 0) return Buffer.concat(pieces);
    pieces.push(buffer.subarray(0, bytesRead));
    size += bytesRead;
    if (size > largest) {
      throw new ProjectError(`cannot read ${printable(file)}: it has more than ${largest / 1024 / 1024} MB`);
    }
  }
}

/** Reads JSON, with or without a byte order mark; `name` begins a complaint, which tells line and column. */
export function parseJson(bytes: Uint8Array, name: string): unknown {
  const text = decoded(bytes, name);
  try {
    return parseExactly(text);
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    const before = text.slice(0, error.column - 1).split('\n');
    const place = `${name}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
    throw new ProjectError(`${place}: ${wordings[error.code] ?? error.message}`, { cause: error });
  }
}

/** The parser speaks of lines, which these files are not. */
const wordings: Partial<Record<ProblemCode, string>> = {
  'cut-line': 'the file ends too early',
  'several-objects': 'a second object begins after the first',
};

function decoded(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ProjectError(`${name} is not a UTF-8 text file`, { cause });
  }
}
