/**
 * A copy of the text in its own memory. A substring of a line may be a view that keeps the whole line alive.
 * Parsed text is no view, and is compared faster.
 */
export function ownText(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
