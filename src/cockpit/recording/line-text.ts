// Shows the text as it is: invalid UTF-8 becomes replacement characters, a byte order mark stays.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text of a line, or of its first bytes without a split last character. */
export function lineText(bytes: Uint8Array, isCut = false): string {
  return decoder.decode(isCut ? bytes.subarray(0, wholeCharacters(bytes)) : bytes);
}

const strayBytes = /^[\0\uFEFF]+|\0+$/g;

/** The event without the bytes that a crash or an editor left around it. */
export function eventText(bytes: Uint8Array): string {
  return lineText(bytes).replace(strayBytes, '');
}

/** End of the last complete character, which has up to four bytes. */
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
