/**
 * Makes one moving picture (APNG) of several screenshots. Each frame after the first holds only the rectangle that has changed,
 * so that a page of which little moves stays small.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @typedef {{ width: number, height: number, depth: number, pixels: Buffer }} Picture `depth` is 3 or 4 bytes for each pixel. */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/**
 * @param {readonly { png: Buffer, milliseconds: number }[]} frames all of one size
 * @returns {Buffer}
 */
export function animatedPng(frames) {
  const pictures = frames.map(({ png }) => decodePng(png));
  const [first] = pictures;
  if (!first) throw new Error('a moving picture needs a frame');
  const chunks = [chunk('IHDR', header(first)), chunk('acTL', numbers(frames.length, 0))];
  let sequence = 0;
  pictures.forEach((picture, index) => {
    const before = pictures[index - 1];
    const part = before ? changedPart(before, picture) : { x: 0, y: 0, width: picture.width, height: picture.height };
    chunks.push(chunk('fcTL', frameControl(sequence++, part, frames[index]?.milliseconds ?? 0)));
    const data = encodePart(picture, part);
    chunks.push(before ? chunk('fdAT', Buffer.concat([numbers(sequence++), data])) : chunk('IDAT', data));
  });
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/**
 * A picture as a browser writes it: eight bits, colour, not interlaced.
 * @param {Buffer} png
 * @returns {Picture}
 */
export function decodePng(png) {
  /** @type {Buffer[]} */
  const data = [];
  let size = { width: 0, height: 0, depth: 0 };
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') size = sizeIn(content);
    if (name === 'IDAT') data.push(content);
    at += length + 12;
  }
  return { ...size, pixels: withoutFilters(inflateSync(Buffer.concat(data)), size) };
}

/** @param {Buffer} content */
function sizeIn(content) {
  const [bits, colour, , , interlaced] = content.subarray(8);
  if (bits !== 8 || (colour !== 2 && colour !== 6) || interlaced !== 0)
    throw new Error('not a screenshot of a browser');
  return { width: content.readUInt32BE(0), height: content.readUInt32BE(4), depth: colour === 2 ? 3 : 4 };
}

/**
 * Each row begins with the number of its filter, which says what was subtracted from each byte.
 * @param {Buffer} rows
 * @param {{ width: number, height: number, depth: number }} size
 */
function withoutFilters(rows, { width, height, depth }) {
  const length = width * depth;
  const pixels = Buffer.alloc(length * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x >= depth ? (pixels[at - depth] ?? 0) : 0;
      const above = y > 0 ? (pixels[at - length] ?? 0) : 0;
      const corner = x >= depth && y > 0 ? (pixels[at - length - depth] ?? 0) : 0;
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      pixels[at] = (rows[y * (length + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return pixels;
}

/**
 * @param {number} left
 * @param {number} above
 * @param {number} corner
 */
function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/**
 * The smallest rectangle with all that differs; one pixel if nothing does.
 * @param {Picture} before
 * @param {Picture} after
 * @returns {Rectangle}
 */
function changedPart(before, { width, height, depth, pixels }) {
  if (before.pixels.length !== pixels.length || before.depth !== depth) throw new Error('the frames differ in size');
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width * depth;
    if (before.pixels.compare(pixels, row, row + width * depth, row, row + width * depth) === 0) continue;
    top = Math.min(top, y);
    bottom = y;
    for (let x = 0; x < width; x++) {
      const at = row + x * depth;
      if (before.pixels.compare(pixels, at, at + depth, at, at + depth) === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Unfiltered rows compress best here: a page is made of areas of one colour, and of letters that repeat.
 * @param {Picture} picture
 * @param {Rectangle} part
 */
function encodePart({ width, depth, pixels }, part) {
  const rows = Array.from({ length: part.height }, (_, y) => {
    const from = ((part.y + y) * width + part.x) * depth;
    return Buffer.concat([Buffer.from([0]), pixels.subarray(from, from + part.width * depth)]);
  });
  return deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 });
}

/** @param {Picture} picture */
function header({ width, height, depth }) {
  return Buffer.concat([numbers(width, height), Buffer.from([8, depth === 3 ? 2 : 6, 0, 0, 0])]);
}

/**
 * @param {number} sequence
 * @param {Rectangle} part
 * @param {number} milliseconds
 */
function frameControl(sequence, { x, y, width, height }, milliseconds) {
  const delay = Buffer.alloc(6);
  delay.writeUInt16BE(milliseconds, 0);
  delay.writeUInt16BE(1000, 2);
  // The frame stays, and the next is put over it.
  return Buffer.concat([numbers(sequence, width, height, x, y), delay]);
}

/** @param {readonly number[]} values */
function numbers(...values) {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([numbers(content.length), named, numbers(crc32(named))]);
}
