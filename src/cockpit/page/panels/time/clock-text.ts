/** Times as the journal has them, which is UTC. */

/** 19:05:36 */
export function clockText(time: number): string {
  return isoText(time).slice(11, 19);
}

/** 2026-11-15 19:05:36 */
export function dateAndClock(time: number): string {
  return isoText(time).slice(0, 19).replace('T', ' ');
}

/** The clock, with the date in front if that is not the day of the other moment, which the reader has in mind. */
export function clockBeside(time: number, other: number | undefined): string {
  return other !== undefined && dayText(time) === dayText(other) ? clockText(time) : dateAndClock(time);
}

/** 2026-11-15 */
export function dayText(time: number): string {
  return isoText(time).slice(0, 10);
}

/** A broken clock may have written a time that no calendar has. */
function isoText(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '----------T--:--:--' : date.toISOString().replace(/^[+-]\d\d(?=\d{4}-)/, '');
}
