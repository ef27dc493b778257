import { closeSync, openSync, read, readSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { isatty, ReadStream } from 'node:tty';
import { JournalError } from '../journal-error.js';
import { journalFiles } from '../journal-names.js';
import { onceReleased } from '../once-released.js';
import { notRegular, withoutWaiting } from './regular-file.js';

/** Bytes read in chunks. */
export interface ByteSource {
  /** Reads into a buffer and returns the number of bytes; 0 at the end. */
  read(into: Uint8Array): Promise<number>;
  close(): Promise<void>;
}

/** Journals of a directory, in the order of play. */
export async function journalPaths(directory: string): Promise<string[]> {
  return journalFiles(await readdir(directory)).map(({ name }) => path.join(directory, name));
}

/** The files of a source: a directory of journals, one file, or files in the given order. */
export async function filesOf(source: string | readonly string[]): Promise<readonly string[]> {
  if (typeof source !== 'string') return source;
  try {
    return (await stat(source)).isDirectory() ? await journalPaths(source) : [source];
  } catch (cause) {
    throw new JournalError('not-found', `there is no journal at ${source}`, { cause });
  }
}

/**
 * The bytes of a file from an offset. A pipe or terminal, where allowed, has no offset. Opening a pipe does
 * not wait for its writer. Opening and closing are synchronous: using a thread would take as long as all
 * reads of a journal.
 */
export async function fileSource(file: string, offset: number, { pipes = false } = {}): Promise<ByteSource> {
  const found = statSync(file);
  if (!found.isFile() && !pipes && !found.isDirectory()) throw notRegular(found);
  const descriptor = onceReleased(() => openSync(file, withoutWaiting));
  if (found.isFile()) return openedSource(descriptor, offset);
  if (found.isFIFO()) return socketSource(new Socket({ fd: descriptor, readable: true, writable: false }));
  if (isatty(descriptor)) return socketSource(new ReadStream(descriptor));
  return openedSource(descriptor, null);
}

/** A read waits for data; closing the source ends the wait. */
function socketSource(socket: Socket): ByteSource {
  const byteSource = streamSource(socket);
  return {
    read: (into) => byteSource.read(into),
    close: async () => {
      await byteSource.close();
      socket.destroy();
    },
  };
}

/** The bytes of an open file from an offset; null for a device, which has none. */
function openedSource(descriptor: number, offset: number | null): ByteSource {
  let at = offset;
  let isAtEnd = false;
  let reading: Promise<number> | undefined;
  return {
    read: (into) => {
      // At the end of a file a synchronous read is quicker than a thread.
      if (isAtEnd && at !== null) return new Promise((resolve) => resolve(readMore(into)));
      reading = new Promise((resolve, reject) => {
        read(descriptor, into, 0, into.length, at, (error, count) => {
          if (error) return reject(error);
          went(count, into.length);
          resolve(count);
        });
      });
      return reading;
    },
    close: async () => {
      await reading?.catch(() => undefined);
      closeSync(descriptor);
    },
  };

  function readMore(into: Uint8Array): number {
    const count = readSync(descriptor, into, 0, into.length, at);
    went(count, into.length);
    return count;
  }

  function went(count: number, most: number): void {
    isAtEnd = count < most;
    if (at !== null) at += count;
  }
}

/** The bytes of a stream, with chunks of any size. */
export function streamSource(stream: AsyncIterable<Uint8Array | string>): ByteSource {
  const pieces = stream[Symbol.asyncIterator]();
  let piece: Uint8Array = new Uint8Array();
  /** High surrogate whose second half comes with the next chunk. */
  let half = '';
  return {
    read: async (into) => {
      while (piece.length === 0) {
        const { done, value } = await pieces.next();
        if (done) return 0;
        piece = typeof value === 'string' ? encode(value) : value;
      }
      const taken = piece.subarray(0, into.length);
      into.set(taken);
      piece = piece.subarray(taken.length);
      return taken.length;
    },
    close: () => {
      // Not awaited: a stream that never yields would never return, either.
      pieces.return?.().catch(() => undefined);
      return Promise.resolve();
    },
  };

  function encode(text: string): Uint8Array {
    const whole = half + text;
    half = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? '';
    return Buffer.from(whole.slice(0, whole.length - half.length));
  }
}
