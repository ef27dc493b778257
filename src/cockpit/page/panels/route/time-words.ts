/** Times in words, in UTC as in the journal. */

/** 19:05:36 */
export function clockTime(time: number): string {
  return isTime(time) ? new Date(time).toISOString().slice(11, 19) : '–';
}

/** 2026-11-15 19:05 */
export function dateAndTime(time: number): string {
  return isTime(time) ? new Date(time).toISOString().slice(0, 16).replace('T', ' ') : '–';
}

/** Beyond these a Date is none. */
function isTime(time: number): boolean {
  return Math.abs(time) <= 8.64e15;
}

/** The two largest units: 3 d 4 h, 2 h 5 min, 12 min, 40 s. */
export function durationWords(milliseconds: number): string {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  const units = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return units
    .slice(first, first + 2)
    .filter(([count, unit], index) => index === 0 || (count > 0 && unit !== 's'))
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** How long from one time to another: "in 2 h", "3 d ago". */
export function fromNow(time: number, now: number): string {
  return time >= now ? `in ${durationWords(time - now)}` : `${durationWords(now - time)} ago`;
}
