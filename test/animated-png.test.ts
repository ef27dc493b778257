import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { animatedPng, decodePng } from '../scripts/animated-png.js';

const size = { width: 4, height: 3 };

/** A picture of one colour with one pixel of another; each row has the filter that takes the byte to the left. */
function picture(x: number, y: number): Buffer {
  const rows = Array.from({ length: size.height }, (_, row) => {
    const bytes = Array.from({ length: size.width }, (__, column) => (column === x && row === y ? 200 : 20));
    const pixels = bytes.flatMap((value) => [value, value, value]);
    return [1, ...pixels.map((value, at) => (value - (at < 3 ? 0 : (pixels[at - 3] ?? 0)) + 256) % 256)];
  });
  const header = Buffer.from([0, 0, 0, size.width, 0, 0, 0, size.height, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(name, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), content.length + 8);
  return bytes;
}

function chunksOf(png: Buffer): { readonly name: string; readonly content: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), content });
  }
  return chunks;
}

describe('a moving picture', () => {
  const moving = animatedPng([
    { png: picture(0, 0), milliseconds: 300 },
    { png: picture(2, 1), milliseconds: 500 },
  ]);

  it('shows its first frame to who knows no others', () => {
    const { width, height, pixels } = decodePng(moving);
    expect({ width, height }).toEqual(size);
    expect([...pixels.subarray(0, 6)]).toEqual([200, 200, 200, 20, 20, 20]);
    expect(pixels).toEqual(decodePng(picture(0, 0)).pixels);
  });

  it('has only the changed part in each further frame', () => {
    const chunks = chunksOf(moving);
    expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND']);
    const control = chunks[4]?.content;
    const [sequence, width, height, x, y] = [0, 4, 8, 12, 16].map((at) => control?.readUInt32BE(at));
    expect({ sequence, width, height, x, y }).toEqual({ sequence: 1, width: 3, height: 2, x: 0, y: 0 });
    expect(control?.readUInt16BE(20)).toBe(500);
  });
});
