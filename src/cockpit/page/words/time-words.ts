/** Times in UTC, as in the journal, and durations. */

/** 19:05:36 */
export function clockText(time: number): string {
  return isoText(time).slice(11, 19);
}

/** 2026-11-15 19:05:36 */
export function dateAndClock(time: number): string {
  return isoText(time).slice(0, 19).replace('T', ' ');
}

/** The clock, preceded by the date if it differs from that of `other`. */
export function clockBeside(time: number, other: number | undefined): string {
  return other !== undefined && dayText(time) === dayText(other) ? clockText(time) : dateAndClock(time);
}

/** 2026-11-15 */
export function dayText(time: number): string {
  return isoText(time).slice(0, 10);
}

/** A broken clock may have written a time beyond the range of Date. */
function isoText(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '----------T--:--:--' : date.toISOString().replace(/^[+-]\d\d(?=\d{4}-)/, '');
}

/** The largest units, by default two: 3 d 4 h, 2 h 5 min, 12 min, 40 s. */
export function durationWords(milliseconds: number, most = 2): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  const units = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return units
    .slice(first, first + most)
    .filter(([count, unit], index) => index === 0 || (count > 0 && unit !== 's'))
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** An end time: "in 2 h (2026-11-15 23:00)", "3 d ago (…)". */
export function endWords(end: number | undefined, now: number | undefined): string | undefined {
  if (end === undefined) return undefined;
  const date = dateAndClock(end).slice(0, 16);
  if (now === undefined) return date;
  const away = durationWords(end - now);
  return `${end >= now ? `in ${away}` : `${away} ago`} (${date})`;
}
