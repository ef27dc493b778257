import { printable } from '../../journal/printable.js';
import { timestampOf } from '../../simulate/play/calendar.js';
import type { Wishes } from './wishes.js';

/** The command line that gives the same session once more. */
export function commandFor(wishes: Wishes, platform: NodeJS.Platform): string {
  const { plan, seed, start, seconds, speed, dialect, kinds, directory, statusLog } = wishes;
  const options: readonly (readonly [string, string | undefined])[] = [
    ['--seed', String(seed)],
    ['--start', timestampOf(start.getTime() / 1000)],
    ['--for', spanOf(seconds)],
    ['--speed', speed === Infinity ? undefined : String(speed)],
    ['--dialect', dialect === 'spec' ? undefined : dialect],
    ['--kinds', kinds?.join(',')],
    ['--status-log', statusLog],
    ['--out', directory],
  ];
  const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, asWord(value, platform)]));
  return ['shakedown', 'simulate', plan, ...words].join(' ');
}

/** Seconds in the form that `--for` takes: `1h30m`. */
export function spanOf(seconds: number): string {
  const units: readonly (readonly [string, number])[] = [
    ['h', 3600],
    ['m', 60],
    ['s', 1],
  ];
  let left = Math.max(0, Math.round(seconds));
  const parts = units.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? '' : `${count}${unit}`;
  });
  return parts.join('') || '0s';
}

/** A word that a shell takes as it is, or in quotes. */
function asWord(word: string, platform: NodeJS.Platform): string {
  if (/^[\w./:\\@%+=,-]+$/.test(word) && (platform === 'win32' || !word.includes('\\'))) return word;
  const shown = printable(word);
  return platform === 'win32' ? `"${shown}"` : `'${shown.replaceAll("'", String.raw`'\''`)}'`;
}
