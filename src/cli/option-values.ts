/** Parsers of options and arguments. Invalid words throw a UsageError with a hint. */
import { parseDuration } from '../direct/duration-text.js';
import { isUtcTime } from '../interface/text-forms.js';
import { speedLimits } from '../stage/time/clock-limits.js';
import { thousands } from '../words/counted.js';
import { nearest, suggestion } from '../words/nearest.js';
import { quoted } from '../words/printable.js';
import { isTimeZone, timeZoneNames } from '../words/time-zone.js';
import { UsageError } from './shell.js';

/** One of a few names. `problem` begins the error message: `unknown plan`. */
export function parseChoice(word: string, names: readonly string[], problem: string): string {
  if (names.includes(word)) return word;
  // A prefix of a name is a better guess than a name that is merely spelt alike.
  const near = names.find((name) => word.length > 2 && name.startsWith(word)) ?? nearest(word, names);
  const hint = suggestion(near, { otherwise: `; known: ${names.join(', ')}` });
  throw new UsageError(`${problem} ${quoted(word)}${hint}`);
}

/** Names with commas between them. */
export function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Settings such as `station=Jameson Memorial`, each with a name and a value. */
export function parseSettingWords(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name = '', value = ''] = /^([\w-]+)=(.+)$/s.exec(word) ?? [];
      if (name === '')
        throw new UsageError(`${quoted(word)} is not a setting: write a name and a value, such as fuel=20%`);
      return [name, value];
    }),
  );
}

export function parseCount(word: string, option: string, most: number): number {
  const count = Number(word);
  if (/^\d+$/.test(word) && count >= 1 && count <= most) return count;
  throw new UsageError(`${option} takes a number from 1 to ${thousands(most)}, not ${quoted(word)}`);
}

const sizeUnits: Readonly<Record<string, number>> = { '': 1, B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

/** Bytes in a size such as `500MB` or `10GB`. */
export function parseSize(word: string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?) ?([KMGT]?B)?$/i.exec(word) ?? [];
  const bytes = Math.round(Number(count) * (sizeUnits[unit.toUpperCase()] ?? 0));
  if (count !== '' && bytes >= 1 && Number.isSafeInteger(bytes)) return bytes;
  throw new UsageError(`${quoted(word)} is not a size: write 500MB or 10GB`);
}

export function parsePort(word: string): number {
  const number = /^\d+$/.test(word) ? Number(word) : -1;
  if (number >= 0 && number < 65_536) return number;
  throw new UsageError(`the port must be a number from 0 to 65535, not ${quoted(word)}`);
}

export function parseSeed(word: string): number {
  const number = Number(word);
  const isInteger = /^[+-]?\d+$/.test(word);
  if (isInteger && Number.isSafeInteger(number)) return number;
  if (isInteger)
    throw new UsageError(`${quoted(word)} is too large for a seed: the largest is ${Number.MAX_SAFE_INTEGER}`);
  throw new UsageError(`the seed must be an integer such as 7, not ${quoted(word)}`);
}

/** Factor of real time; `max` is `Infinity`. */
export function parseSpeed(word: string): number {
  if (word === 'max') return Infinity;
  const factor = /^\d+(\.\d+)?$/.test(word) ? Number(word) : 0;
  if (factor >= speedLimits.least && factor <= speedLimits.most) return factor;
  const range = factor > 0 ? ` from ${speedLimits.least} to ${speedLimits.most}` : '';
  throw new UsageError(`the speed must be max, 1 for real time, or a factor such as 4${range}, not ${quoted(word)}`);
}

/** Milliseconds in a duration such as `90s`, `10m`, `1h30m` or `2d`. */
export function parseMilliseconds(word: string): number {
  const seconds = parseDuration(word);
  if (seconds === undefined) throw new UsageError(`${quoted(word)} is not a duration: write 90s, 10m, 1h30m or 2d`);
  return seconds * 1000;
}

/** The length of a session in whole seconds. */
export function parseSessionLength(word: string): number {
  const seconds = Math.floor(parseMilliseconds(word) / 1000);
  if (seconds >= 1) return seconds;
  throw new UsageError('a session must last at least a second');
}

const timePattern = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A time in ISO 8601, to the second. Without a zone it is UTC, as everywhere in a journal. */
export function parseTime(word: string): Date {
  const [, day = '', time = '00:00', seconds = ':00', zone = 'Z'] = timePattern.exec(word) ?? [];
  const parsed = new Date(`${day}T${time}${seconds}${zone}`);
  if (!isUtcTime(`${day}T${time}${seconds}Z`) || Number.isNaN(parsed.getTime())) {
    throw new UsageError(`${quoted(word)} is not a time: write it as 2026-11-14T20:41:00Z`);
  }
  return parsed;
}

/** A time zone such as `Europe/Berlin`, or an offset such as `-05:00`. */
export function parseTimeZone(word: string): string {
  if (isTimeZone(word)) return word;
  const hint = suggestion(nearest(word, timeZoneNames()), { otherwise: ': write Europe/Berlin or -05:00' });
  throw new UsageError(`unknown time zone ${quoted(word)}${hint}`);
}

/** A date such as `2026-11-14`. */
export function parseDate(word: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(word) && isUtcTime(`${word}T00:00:00Z`)) return word;
  throw new UsageError(`${quoted(word)} is not a date: write it as 2026-11-14`);
}
