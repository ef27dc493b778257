import { messageOf } from '../words/message-of.js';
import type { DroppedFile } from './dropped-file.js';

/** How much is read at a time: so much is indexed or checked in the blink of an eye, and then it is others' turn. */
const pieceSize = 2 * 1024 * 1024;

/** What comes next of some files. */
export type FilePiece =
  | {
      readonly what: 'bytes';
      readonly file: number;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly isFirst: boolean;
    }
  | { readonly what: 'end'; readonly file: number }
  /** The rest of the file cannot be read. */
  | { readonly what: 'failed'; readonly file: number; readonly reason: string };

/** The bytes of some files, one after the other. While some are looked at, the next are read. */
export async function* piecesOf(files: readonly DroppedFile[]): AsyncGenerator<FilePiece, void, undefined> {
  for (const [file, { file: blob }] of files.entries()) {
    let ahead = readAt(blob, 0);
    for (let at = 0; at < blob.size; at += pieceSize) {
      const read = await ahead;
      if (typeof read === 'string') {
        yield { what: 'failed', file, reason: read };
        break;
      }
      ahead = readAt(blob, at + pieceSize);
      yield { what: 'bytes', file, bytes: read, isFirst: at === 0 };
    }
    yield { what: 'end', file };
  }
}

/** Some bytes, or why they cannot be read. */
async function readAt(blob: Blob, at: number): Promise<Uint8Array<ArrayBuffer> | string> {
  if (at >= blob.size) return new Uint8Array();
  try {
    return new Uint8Array(await blob.slice(at, at + pieceSize).arrayBuffer());
  } catch (error) {
    return whyUnreadable(error);
  }
}

/** The browser's own sentences speak of references and snapshots. */
export function whyUnreadable(error: unknown): string {
  const { name } = error as { name?: unknown };
  if (name === 'NotFoundError') return 'it is gone';
  if (name === 'NotReadableError') return 'it was changed after it was opened, or may not be read';
  return messageOf(error);
}
