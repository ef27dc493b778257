/** Tells integers from texts; no text of another can contain it. */
const mark = `${crypto.randomUUID()} `;
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g');

/** JSON with all digits of a bigint, which JSON.stringify refuses. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, (_name, each: unknown) => (typeof each === 'bigint' ? `${mark}${each}` : each));
  return text.replaceAll(marked, '$1');
}
