import { parseDuration } from '../direct/duration-text.js';
import { quoted } from '../words/printable.js';
import { UsageError } from './shell.js';

/** Milliseconds in a duration such as `90s`, `10m`, `1h30m` or `2d`. */
export function duration(text: string): number {
  const seconds = parseDuration(text);
  if (seconds === undefined) throw new UsageError(`${quoted(text)} is not a duration: write 90s, 10m, 1h30m or 2d`);
  return seconds * 1000;
}
