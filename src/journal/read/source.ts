import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { JournalError } from '../errors.js';
import { journalFiles } from '../names.js';

/** Bytes that come piece by piece. */
export interface Feed {
  /** Reads some bytes into a buffer and tells how many; none at the end. */
  read(into: Buffer): Promise<number>;
  close(): Promise<void>;
}

/** The journals of a directory, in the order of play. */
export async function journalPaths(directory: string): Promise<string[]> {
  return journalFiles(await readdir(directory)).map(({ name }) => path.join(directory, name));
}

/** Where the lines come from: a directory of journals, one file, or files in the order given. */
export async function filesOf(source: string | readonly string[]): Promise<readonly string[]> {
  if (typeof source !== 'string') return source;
  try {
    return (await stat(source)).isDirectory() ? await journalPaths(source) : [source];
  } catch (cause) {
    throw new JournalError('not-found', `there is no journal at ${source}`, { cause });
  }
}

/** The bytes of a file from an offset on. */
export async function feedOfFile(file: string, offset: number): Promise<Feed> {
  const handle = await open(file, 'r');
  let at = offset;
  const positional = await isSeekable(handle);
  return {
    read: async (into) => {
      const { bytesRead } = await handle.read(into, 0, into.length, positional ? at : null);
      at += bytesRead;
      return bytesRead;
    },
    close: () => handle.close(),
  };
}

/** A pipe has no positions, only what comes next. */
async function isSeekable(handle: FileHandle): Promise<boolean> {
  return (await handle.stat()).isFile();
}

/** The bytes of a stream, however large its pieces. */
export function feedOfStream(stream: AsyncIterable<Uint8Array | string>): Feed {
  const pieces = stream[Symbol.asyncIterator]();
  let piece: Uint8Array = new Uint8Array();
  return {
    read: async (into) => {
      while (piece.length === 0) {
        const { done, value } = await pieces.next();
        if (done) return 0;
        piece = typeof value === 'string' ? Buffer.from(value) : value;
      }
      const taken = piece.subarray(0, into.length);
      into.set(taken);
      piece = piece.subarray(taken.length);
      return taken.length;
    },
    close: async () => {
      await pieces.return?.();
    },
  };
}
