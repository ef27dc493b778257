// Text that shows what is there: bytes that are not UTF-8 become replacement characters, a byte order mark stays.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of a line, or of its first bytes: a character that they cut in two is left out. */
export function lineText(bytes: Uint8Array, isCut = false): string {
  return decoder.decode(isCut ? bytes.subarray(0, wholeCharacters(bytes)) : bytes);
}

const strayBytes = /^[\0\uFEFF]+|\0+$/g;

/** The event of a line alone, without the bytes that a crash or an editor left around it. */
export function eventText(bytes: Uint8Array): string {
  return lineText(bytes).replace(strayBytes, '');
}

/** Where the last character ends that is complete; it has four bytes at the most. */
function wholeCharacters(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > bytes.length - 4 && isContinuation(bytes[start])) start--;
  const first = bytes[start] ?? 0;
  const length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  return start + length > bytes.length ? start : bytes.length;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
