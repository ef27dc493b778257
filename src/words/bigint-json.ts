/** Tells integers from texts; no text of another can contain it. */
const mark = `${crypto.randomUUID()} `;
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g');

/** JSON with all digits of a bigint, which JSON.stringify refuses; `null` for what JSON does not have. */
export function jsonText(value: unknown): string {
  const plain = (_name: string, each: unknown) => (typeof each === 'bigint' ? `${mark}${each}` : each);
  return (JSON.stringify(value, plain) ?? 'null').replaceAll(marked, '$1');
}
