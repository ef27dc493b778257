import { isUtcTime } from '../../interface/text-forms.js';

const microsInSecond = 1_000_000;
const usualLength = '2026-11-14T20:41:00Z'.length;
const dayLength = '2026-11-14'.length;

/** The start of each day: nearly all times of a journal are of the same few days. */
const knownDays = new Map<string, number>();
const mostDays = 1000;

/**
 * Microseconds since 1970 of a UTC time in ISO 8601; `undefined` for other texts, and for more than six
 * decimals.
 */
export function microsOf(text: string): number | undefined {
  if (text.length === usualLength && text.charCodeAt(usualLength - 1) === letterZ) {
    const start = knownDays.get(text.slice(0, dayLength));
    const inDay = start === undefined ? undefined : secondsOfDay(text);
    if (start !== undefined && inDay !== undefined) return start + inDay * microsInSecond;
  }
  return isUtcTime(text) ? microsOfTime(text) : undefined;
}

function microsOfTime(text: string): number | undefined {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.replace(/0+$/, '') ?? '';
  const inDay = secondsOfDay(text);
  if (decimals.length > 6 || inDay === undefined) return undefined;
  return startOfDay(text.slice(0, dayLength)) + inDay * microsInSecond + Number(decimals.padEnd(6, '0'));
}

function startOfDay(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`) * 1000;
  if (knownDays.size < mostDays) knownDays.set(day, start);
  return start;
}

const letterT = 0x54;
const letterZ = 0x5a;
const colon = 0x3a;

/** The seconds since midnight in `…T20:41:00`. */
function secondsOfDay(text: string): number | undefined {
  if (text.charCodeAt(10) !== letterT || text.charCodeAt(13) !== colon || text.charCodeAt(16) !== colon)
    return undefined;
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  return hours < 24 && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : undefined;
}

/** The number at an index; infinity if there is none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Infinity;
}
