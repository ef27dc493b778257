/** Source text that compares the bytes at a place with those of a text, up to eight at a time. */

/** An expression that is true if a text stands at a place; `place` is the name of a variable. */
export function standsAt(place: string, text: string): string {
  const bytes = Buffer.from(text);
  const size = [8, 4, 2, 1].find((each) => each <= bytes.length);
  if (size === undefined) throw new RangeError('an empty text stands everywhere');
  const comparisons: string[] = [];
  for (let compared = 0; compared < bytes.length; ) {
    // The last one reaches back over bytes that were compared before.
    const at = Math.min(compared, bytes.length - size);
    comparisons.push(`load<u${8 * size}>(${place}, ${at}) === 0x${hexadecimal(bytes, at, size)}`);
    compared = at + size;
  }
  return comparisons.join(' && ');
}

/** How many bytes a text has. */
export function lengthOf(text: string): number {
  return Buffer.byteLength(text);
}

/** The first four bytes of a text as the machine reads them, a number with a sign. */
export function firstFour(text: string): number {
  return Buffer.from(text).readInt32LE(0);
}

/** As the machine reads them: the first byte is the lowest. */
function hexadecimal(bytes: Buffer, at: number, size: number): string {
  return Buffer.from([...bytes.subarray(at, at + size)].toReversed()).toString('hex');
}
