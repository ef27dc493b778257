/** Truncates to `most` characters in the middle: a path's ends matter most. */
export function shortenMiddle(text: string, most: number): string {
  // By code points, so that none is split.
  const characters = Array.from(text.length > most * 4 ? text.slice(0, most * 2) + text.slice(-most * 2) : text);
  if (characters.length <= most) return text;
  const end = Math.floor(most * 0.6);
  return `${characters.slice(0, most - 1 - end).join('')}…${characters.slice(-end).join('')}`;
}
