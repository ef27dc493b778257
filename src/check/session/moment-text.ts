/** The time of a line in two numbers, as the scanner computes them, 20261114 and 204100: few are ever needed as text. */

/** Instead of a day, where the time is not written as the game writes it. */
export const noDay = -1;

/** Line after line is of the same day. */
let lastDay = noDay;
let lastDayText = '';
let lastDaySeconds = 0;

const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** A moment as the game writes it: `2026-11-14T20:41:00Z`. */
export function momentText(day: number, time: number): string {
  if (day !== lastDay) beginDay(day);
  return `${lastDayText}${two(time / 10_000)}:${two(time / 100)}:${two(time)}Z`;
}

/** A moment in seconds since 1970. */
export function momentSeconds(day: number, time: number): number {
  if (day !== lastDay) beginDay(day);
  const minutes = Math.floor(time / 100);
  // An hour has 100 in such a number, and 60 minutes; so has a minute.
  return lastDaySeconds + time - 40 * minutes - 2400 * Math.floor(minutes / 100);
}

function beginDay(day: number): void {
  lastDay = day;
  lastDayText = `${two(day / 1_000_000)}${two(day / 10_000)}-${two(day / 100)}-${two(day)}T`;
  lastDaySeconds = Date.parse(`${lastDayText}00:00:00Z`) / 1000;
}

/** The last two digits before the point. */
function two(number: number): string {
  return twoDigits[Math.floor(number) % 100] as string;
}
