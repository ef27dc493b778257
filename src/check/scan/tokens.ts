/**
 * The smallest pieces of a line. Each function takes the place where a piece should begin and gives the place behind
 * it, or -1 if something else stands there or something that is not written like that by the game. Behind every line
 * there is a byte that ends all pieces, so that none of them asks where the line ends.
 *
 * Bytes are looked at four at a time: what is to be found is marked in the highest bit of its byte. A mark may be wrong,
 * but never the first one. Bytes stand here as numbers, not by name, because the engine would fetch a named one anew
 * every time; and `| 0` tells it that a place is a small integer, which spares it most of its checks.
 */

/** A text in quotes, without escapes. */
export function text(b: Uint8Array, v: DataView, p: number): number {
  p |= 0;
  if (b[p] !== 0x22) {
    if (b[p] !== 0x20 || b[p + 1] !== 0x22) return -1;
    p = (p + 1) | 0;
  }
  p = (p + 1) | 0;
  for (;;) {
    const four = v.getInt32(p, true);
    const marks = specialBytes(four);
    if (marks === 0) {
      p = (p + 4) | 0;
      continue;
    }
    const bits = bitsBefore(marks);
    p = (p + (bits >> 3)) | 0;
    const byte = (four >>> bits) & 0xff;
    if (byte === 0x22) return (p + 1) | 0;
    if (byte < 0x80) return -1;
    p = sequence(b, p) | 0;
    if (p < 0) return -1;
  }
}

/** Marks the bytes of a text that are not plain: quote, backslash, control or not ASCII. */
export function specialBytes(four: number): number {
  return (
    (four | (four - 0x20202020) | ((four ^ 0x22222222) - 0x01010101) | ((four ^ 0x5c5c5c5c) - 0x01010101)) & 0x80808080
  );
}

/** Marks the bytes that are no digits. */
function otherThanDigits(four: number): number {
  const values = four ^ 0x30303030;
  return (values | (values + 0x76767676)) & 0x80808080;
}

/** How many bits stand before the byte with the first mark. */
export function bitsBefore(marks: number): number {
  return (32 - Math.clz32((marks - 1) & ~marks)) & 24;
}

/** One character of several bytes in UTF-8. */
export function sequence(b: Uint8Array, p: number): number {
  const first = b[p] as number;
  const second = b[p + 1] as number;
  if (first < 0xc2 || first > 0xf4 || (second & 0xc0) !== 0x80) return -1;
  if (first < 0xe0) return p + 2;
  if (((b[p + 2] as number) & 0xc0) !== 0x80) return -1;
  if (first < 0xf0) {
    // Neither longer than needed nor half of a surrogate pair.
    return (first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f) ? -1 : p + 3;
  }
  if (((b[p + 3] as number) & 0xc0) !== 0x80) return -1;
  return (first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f) ? -1 : p + 4;
}

/** An integer, written as one. */
export function integer(b: Uint8Array, v: DataView, p: number): number {
  const end = wholePart(b, v, p | 0) | 0;
  if (end < 0) return -1;
  const byte = b[end] as number;
  return byte === 0x2e || (byte | 0x20) === 0x65 ? -1 : end;
}

/** A number, with or without decimals, without an exponent. */
export function number(b: Uint8Array, v: DataView, p: number): number {
  p = wholePart(b, v, p | 0) | 0;
  if (p < 0) return -1;
  if (b[p] === 0x2e) {
    const first = (p + 1) | 0;
    p = digits(v, first) | 0;
    if (p === first) return -1;
  }
  return ((b[p] as number) | 0x20) === 0x65 ? -1 : p;
}

/** So many digits that the number could be taken for infinity are left to the parser. */
function wholePart(b: Uint8Array, v: DataView, p: number): number {
  p |= 0;
  let first = p;
  let end = digits(v, p) | 0;
  if (end === first) {
    if (b[first] === 0x20) first = (first + 1) | 0;
    if (b[first] === 0x2d) first = (first + 1) | 0;
    if (first === p) return -1;
    end = digits(v, first) | 0;
  }
  return end === first || (b[first] === 0x30 && end > first + 1) || end - first > 200 ? -1 : end;
}

/** The place behind as many digits as there are. */
function digits(v: DataView, p: number): number {
  p |= 0;
  for (;;) {
    const marks = otherThanDigits(v.getInt32(p, true));
    if (marks !== 0) return (p + (bitsBefore(marks) >> 3)) | 0;
    p = (p + 4) | 0;
  }
}

export function boolean(b: Uint8Array, v: DataView, p: number): number {
  p |= 0;
  if (b[p] === 0x20) p = (p + 1) | 0;
  const four = v.getInt32(p, true);
  if (four === 0x65757274) return (p + 4) | 0;
  return four === 0x736c6166 && b[p + 4] === 0x65 ? (p + 5) | 0 : -1;
}
