const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A JSON value; undefined if the bytes are no JSON in UTF-8. */
export function jsonIn(bytes: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof bytes === 'string' ? bytes : utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
