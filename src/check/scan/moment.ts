/** Moments to the second and in UTC, as the game writes them: `2026-11-14T20:41:00Z`. Others are left to the parser. */

const lengths = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The place behind a moment in quotes; -1 if there is none. */
export function moment(b: Uint8Array, v: DataView, p: number): number {
  const open = b[p] === 0x20 ? p + 1 : p;
  if (b[open] !== 0x22 || b[open + 21] !== 0x22) return -1;
  return dayAt(b, open + 1) < 0 || timeAt(v, open + 1) < 0 ? -1 : open + 22;
}

/** The day of a moment as a number, 20261114; -1 if it is none of the calendar. */
export function dayAt(b: Uint8Array, p: number): number {
  if (b[p + 4] !== 0x2d || b[p + 7] !== 0x2d) return -1;
  const century = twoDigits(b, p);
  const ofCentury = twoDigits(b, p + 2);
  const month = twoDigits(b, p + 5);
  const day = twoDigits(b, p + 8);
  if (century < 0 || ofCentury < 0 || month < 1 || month > 12 || day < 1) return -1;
  const year = century * 100 + ofCentury;
  if (day > (lengths[month] as number) && !(month === 2 && day === 29 && isLeap(year))) return -1;
  return year * 10_000 + month * 100 + day;
}

/** The time of day of a moment as a number, 204100; -1 if there is no such time. It looks at four bytes at a time. */
export function timeAt(v: DataView, p: number): number {
  const hour = v.getInt32(p + 10, true);
  const minute = v.getInt32(p + 13, true);
  const second = v.getInt32(p + 16, true);
  if ((hour & 0xff) !== 0x54 || (minute & 0xff) !== 0x3a || (second & 0xff) !== 0x3a || second >>> 24 !== 0x5a)
    return -1;
  const hours = digitsIn(hour);
  const minutes = digitsIn(minute);
  const seconds = digitsIn(second);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) return -1;
  return hours * 10_000 + minutes * 100 + seconds;
}

/** The number that the two bytes in the middle of four write. */
function digitsIn(four: number): number {
  const tens = ((four >>> 8) & 0xff) - 0x30;
  const ones = ((four >>> 16) & 0xff) - 0x30;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

function twoDigits(b: Uint8Array, p: number): number {
  const tens = (b[p] as number) - 0x30;
  const ones = (b[p + 1] as number) - 0x30;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
