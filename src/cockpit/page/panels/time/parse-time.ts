import { dayText } from '../../words/time-words.js';

/** What the field takes. */
export const timeForms = '2026-11-14 21:30, 21:30, 2026-11-14 or -1h';

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, min: 60_000, s: 1000 };

const distance = /^([+-])((?:\s*\d+(?:\.\d+)?\s*(?:d|h|min|m|s))+)$/;
const absolute = /^(?:(\d{4}-\d\d-\d\d)[ T]?)?(\d?\d:\d\d(?::\d\d)?)?Z?$/i;

/**
 * A time as one types it, in UTC: a date and a clock, either of them, or a distance from the shown moment,
 * such as `-1h` or `+1h 30min`. Undefined if it is none.
 */
export function parseTime(text: string, shown: number): number | undefined {
  const typed = text.trim().replace('−', '-');
  const [, sign, steps = ''] = distance.exec(typed.toLowerCase()) ?? [];
  if (sign) {
    const parts = [...steps.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/g)];
    const length = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] as number), 0);
    return sign === '-' ? shown - length : shown + length;
  }
  const [, date, clock] = absolute.exec(typed) ?? [];
  if (date === undefined && clock === undefined) return undefined;
  const day = date ?? dayText(shown);
  const time = Date.parse(`${day}T${(clock ?? '00:00').replace(/^\d:/, '0$&')}Z`);
  return Number.isNaN(time) || dayText(time) !== day ? undefined : time;
}
