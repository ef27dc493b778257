import { messageOf } from '../words/message-of.js';
import type { DroppedFile } from './dropped-file.js';

/** Bytes per read: small enough that indexing or checking a piece does not block the worker. */
export const indexedSize = 8 * 1024 * 1024;
export const checkedSize = 2 * 1024 * 1024;

export type FilePiece =
  | {
      readonly what: 'bytes';
      readonly file: number;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly isFirst: boolean;
    }
  | { readonly what: 'end'; readonly file: number }
  /** The rest of the file is unreadable. */
  | { readonly what: 'failed'; readonly file: number; readonly reason: string };

/** Pieces requested ahead: the browser reads in another process, with some latency. */
const readAhead = 4;

/** The bytes of the files, one after the other, reading ahead across files. */
export async function* piecesOf(
  files: readonly DroppedFile[],
  size: number,
): AsyncGenerator<FilePiece, void, undefined> {
  const places = files.flatMap(({ file: blob }, file) => {
    // An empty file has a piece, too.
    const count = Math.max(1, Math.ceil(blob.size / size));
    return Array.from({ length: count }, (_, at) => ({ blob, file, at: at * size, isLast: at === count - 1 }));
  });
  const ahead = places.slice(0, readAhead).map(({ blob, at }) => readAt(blob, at, size));
  let failed = -1;
  for (const [index, { file, at, isLast }] of places.entries()) {
    const read = (await ahead.shift()) ?? '';
    const next = places[index + readAhead];
    if (next) ahead.push(readAt(next.blob, next.at, size));
    if (file !== failed) {
      if (typeof read === 'string') {
        failed = file;
        yield { what: 'failed', file, reason: read };
      } else if (read.length > 0) yield { what: 'bytes', file, bytes: read, isFirst: at === 0 };
    }
    if (isLast) yield { what: 'end', file };
  }
}

/** The bytes, or the reason they cannot be read. */
async function readAt(blob: Blob, at: number, size: number): Promise<Uint8Array<ArrayBuffer> | string> {
  try {
    return new Uint8Array(await blob.slice(at, at + size).arrayBuffer());
  } catch (error) {
    return whyUnreadable(error);
  }
}

/** The browsers' own messages talk about references and snapshots. */
export function whyUnreadable(error: unknown): string {
  const { name } = error as { name?: unknown };
  if (name === 'NotFoundError') return 'it is gone';
  if (name === 'NotReadableError') return 'it was changed after it was opened, or access is denied';
  return messageOf(error);
}
