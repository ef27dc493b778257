import { quoted } from '../journal/printable.js';
import { UsageError } from './shell.js';

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds in a duration such as `90s`, `10m`, `1h30m` or `2d`. */
export function duration(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([smhd])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) {
    throw new UsageError(`${quoted(text)} is no duration: write 90s, 10m, 1h30m or 2d`);
  }
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0);
}
