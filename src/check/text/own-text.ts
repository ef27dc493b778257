/**
 * The same text, in memory of its own. What was cut out of a line may be a view of it, and keeps the whole line in memory; a
 * view of a copy that is one character longer does no harm.
 */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}
