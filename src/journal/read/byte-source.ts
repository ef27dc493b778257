import { closeSync, openSync, read, readSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { isatty, ReadStream } from 'node:tty';
import { JournalError } from '../journal-error.js';
import { journalFiles } from '../journal-names.js';
import { notRegular, withoutWaiting } from './regular-file.js';

/** A source of bytes that are read piece by piece. */
export interface ByteSource {
  /** Reads some bytes into a buffer and gives their number; 0 at the end. */
  read(into: Uint8Array): Promise<number>;
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

/**
 * The bytes of a file from an offset on. A pipe or a terminal, where these are allowed, has no offset, only what comes
 * next. Opening a pipe does not wait for a process at its other end. Opening and closing are synchronous: for a journal, a
 * thread that did so would take as long as all its reads.
 */
export async function fileSource(file: string, offset: number, { pipes = false } = {}): Promise<ByteSource> {
  const found = statSync(file);
  if (!found.isFile() && !pipes && !found.isDirectory()) throw notRegular();
  const descriptor = openSync(file, withoutWaiting);
  if (found.isFile()) return openedSource(descriptor, offset);
  if (found.isFIFO()) return socketSource(new Socket({ fd: descriptor, readable: true, writable: false }));
  if (isatty(descriptor)) return socketSource(new ReadStream(descriptor));
  return openedSource(descriptor, null);
}

/** A read waits until something is written; closing the source ends the wait. */
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

/** The bytes of an open file from an offset on; with null, of a device, which has none. */
function openedSource(descriptor: number, offset: number | null): ByteSource {
  let at = offset;
  let isAtEnd = false;
  let reading: Promise<number> | undefined;
  return {
    read: (into) => {
      // Where a file has just ended there is hardly anything to wait for, and a thread takes longer to say so.
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

/** The bytes of a stream, however large its pieces. */
export function streamSource(stream: AsyncIterable<Uint8Array | string>): ByteSource {
  const pieces = stream[Symbol.asyncIterator]();
  let piece: Uint8Array = new Uint8Array();
  /** The first half of a character whose second half comes with the next piece. */
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
      // A stream that never yields would never return either, so this is not awaited.
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
