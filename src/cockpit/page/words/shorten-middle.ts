/** A text of at most so many characters: what is too much is left out of the middle, for paths tell most at their ends. */
export function shortenMiddle(text: string, most: number): string {
  // By characters, so that none is cut in half.
  const characters = Array.from(text.length > most * 4 ? text.slice(0, most * 2) + text.slice(-most * 2) : text);
  if (characters.length <= most) return text;
  const end = Math.floor(most * 0.6);
  return `${characters.slice(0, most - 1 - end).join('')}…${characters.slice(-end).join('')}`;
}
