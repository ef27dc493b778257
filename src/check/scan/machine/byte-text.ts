/** A text of which every character is one byte of UTF-8. Nearly all texts of the table are so by themselves. */
export type ByteText = string;

export function byteText(text: string): ByteText {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}

/** Four bytes as a number, as the machine reads them; what is behind the text counts as 0. */
export function wordAt(bytes: ByteText, at: number): number {
  return (
    bytes.charCodeAt(at) |
    (bytes.charCodeAt(at + 1) << 8) |
    (bytes.charCodeAt(at + 2) << 16) |
    (bytes.charCodeAt(at + 3) << 24)
  );
}

/** A text as it stands in the source, where it must hold no single quote. */
export function quoted(text: string): string {
  return /['%]/.test(text) ? `'${text.replaceAll('%', '%25').replaceAll("'", '%27')}'` : `'${text}'`;
}

/** The bytes of such a text. */
export function unquoted(source: string): ByteText {
  const text = source.slice(1, -1);
  return byteText(text.includes('%') ? decodeURIComponent(text) : text);
}
