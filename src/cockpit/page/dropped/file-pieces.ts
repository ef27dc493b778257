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

/** A browser has another process read, and that takes a while: so many pieces are asked for ahead. */
const readAhead = 4;

/** The bytes of some files, one after the other. While some are looked at, the next are read, also those of the next file. */
export async function* piecesOf(files: readonly DroppedFile[]): AsyncGenerator<FilePiece, void, undefined> {
  const places = placesIn(files);
  const ahead: PieceOnItsWay[] = [];
  let failed = -1;
  const askFurther = () => {
    while (ahead.length < readAhead) {
      const { value } = places.next();
      if (!value) return;
      const { file, at, blob } = value;
      ahead.push({ file, at, isLast: at + pieceSize >= blob.size, bytes: readAt(blob, at) });
    }
  };
  for (askFurther(); ahead.length > 0; ) {
    const { file, at, isLast, bytes } = ahead.shift() as PieceOnItsWay;
    const read = await bytes;
    askFurther();
    if (file !== failed) {
      if (typeof read === 'string') {
        failed = file;
        yield { what: 'failed', file, reason: read };
      } else if (read.length > 0) yield { what: 'bytes', file, bytes: read, isFirst: at === 0 };
    }
    if (isLast) yield { what: 'end', file };
  }
}

interface PieceOnItsWay {
  readonly file: number;
  readonly at: number;
  readonly isLast: boolean;
  readonly bytes: Promise<Uint8Array<ArrayBuffer> | string>;
}

interface PiecePlace {
  readonly file: number;
  readonly at: number;
  readonly blob: Blob;
}

/** Where the pieces begin; an empty file has one as well. */
function* placesIn(files: readonly DroppedFile[]): Generator<PiecePlace, undefined> {
  for (const [file, { file: blob }] of files.entries())
    for (let at = 0; at === 0 || at < blob.size; at += pieceSize) yield { file, at, blob };
}

/** Some bytes, or why they cannot be read. */
async function readAt(blob: Blob, at: number): Promise<Uint8Array<ArrayBuffer> | string> {
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
