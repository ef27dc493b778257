import { describe, expect, it } from 'vitest';
import type { DroppedFile } from './dropped-file.js';
import { piecesOf } from './file-pieces.js';

const megabyte = 1024 * 1024;

describe('the pieces of files', () => {
  it('come in their order, those of an empty file and of one that cannot be read included', async () => {
    const files = [dropped(new File(['one'], 'a')), dropped(new File([], 'b')), unreadable(5 * megabyte), large()];
    const read: string[] = [];
    for await (const piece of piecesOf(files, 2 * megabyte)) {
      const size = piece.what === 'bytes' ? ` ${piece.bytes.length} ${piece.isFirst}` : '';
      read.push(`${piece.file} ${piece.what}${size}`);
    }
    expect(read).toEqual([
      '0 bytes 3 true',
      '0 end',
      '1 end',
      '2 failed',
      '2 end',
      `3 bytes ${2 * megabyte} true`,
      `3 bytes ${2 * megabyte} false`,
      `3 bytes ${megabyte} false`,
      '3 end',
    ]);
  });

  it('are read ahead, but not all at once', async () => {
    let asked = 0;
    const file = new File([], 'c');
    Object.defineProperty(file, 'size', { value: 40 * megabyte });
    file.slice = () => {
      asked++;
      return new Blob(['x']);
    };
    const pieces = piecesOf([dropped(file)], 2 * megabyte);
    await pieces.next();
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(10);
    await pieces.return();
  });
});

function dropped(file: File): DroppedFile {
  return { path: file.name, file, isGiven: true };
}

function large(): DroppedFile {
  return dropped(new File([new Uint8Array(5 * megabyte)], 'd'));
}

function unreadable(size: number): DroppedFile {
  const file = new File([], 'gone');
  Object.defineProperty(file, 'size', { value: size });
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  return dropped(file);
}
