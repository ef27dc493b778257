/** Reads existing journals in pieces, without blocking the event loop. */
import { open } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { withoutWaiting } from '../../journal/read/regular-file.js';

/** Bytes per read: large reads are faster, but the event loop has to run every few milliseconds. */
const chunkSize = 1024 * 1024;

/** Bytes passed on at a time. */
const pieceSize = 256 * 1024;

/**
 * Reads a file to its current end, and returns the end of the last complete line; `take` gets the bytes up to
 * there. `isOpen`: more may be written to it, so an incomplete last line is left for later.
 */
export async function readBacklog(
  path: string,
  isOpen: boolean,
  take: (bytes: Uint8Array) => void,
  signal: AbortSignal,
): Promise<number> {
  const handle = await open(path, withoutWaiting);
  try {
    const { size } = await handle.stat();
    const wholeEnd = isOpen ? await lastLineEnd(handle, size) : size;
    const buffers = [Buffer.allocUnsafe(chunkSize), Buffer.allocUnsafe(chunkSize)] as const;
    let reading = handle.read(buffers[0], 0, Math.min(chunkSize, wholeEnd), 0);
    for (let at = 0, round = 0; at < wholeEnd; round++) {
      const { bytesRead, buffer } = await reading;
      if (bytesRead === 0 || signal.aborted) return at;
      at += bytesRead;
      // Reads the next chunk while this one is indexed.
      const next = buffers[round % 2 === 0 ? 1 : 0];
      if (at < wholeEnd) reading = handle.read(next, 0, Math.min(chunkSize, wholeEnd - at), at);
      for (let from = 0; from < bytesRead; from += pieceSize) {
        take(buffer.subarray(from, Math.min(bytesRead, from + pieceSize)));
        await turn();
        if (signal.aborted) break;
      }
    }
    return wholeEnd;
  } finally {
    await handle.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

/** Offset after the last line end. */
async function lastLineEnd(handle: Handle, size: number): Promise<number> {
  const chunk = Buffer.allocUnsafe(Math.min(pieceSize, size));
  for (let end = size; end > 0; ) {
    const start = Math.max(0, end - chunk.length);
    const { bytesRead } = await handle.read(chunk, 0, end - start, start);
    const at = chunk.subarray(0, bytesRead).lastIndexOf('\n');
    if (at >= 0) return start + at + 1;
    end = start;
  }
  return 0;
}
