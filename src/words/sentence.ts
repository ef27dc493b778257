/** Capitalises, and adds a full stop unless it ends with another mark. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!…]$/.test(words) ? '' : '.'}`;
}
