import { isUtcTime } from '../../interface/text-forms.js';
import { type Finding, findingOf } from '../finding.js';
import type { TimedLine } from './line-report.js';
import { timeBackwardsRule } from './line-rules.js';

type TimedEvent = Pick<TimedLine, 'moment' | 'kind' | 'dialect'>;

/** A timestamp as a number that grows with time, as the scanner computes it: 20261114204100. */
export function momentOf(timestamp: unknown): number | undefined {
  if (typeof timestamp !== 'string' || !isUtcTime(timestamp)) return undefined;
  return Number(timestamp.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).replaceAll(/\D/g, ''));
}

/** The finding about an event that is earlier than the one before it; the game itself writes such lines. */
export function backwardsFinding({ moment, kind, dialect }: TimedEvent, before: number): Finding {
  const [found, earlier] = [timeText(moment), timeText(before)];
  const seconds = (Date.parse(earlier) - Date.parse(found)) / 1000;
  const severity = dialect === 'game' ? 'note' : undefined;
  const message = `${found} is ${durationText(seconds)} earlier than the event before it`;
  return findingOf(timeBackwardsRule, { kind, pointer: '/timestamp', found, message, severity });
}

/** A moment as the game writes it: `2026-11-14T20:41:00Z`. */
export function timeText(moment: number): string {
  return String(moment)
    .padStart(14, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
}

/** A duration in the largest unit of which there are at least two. */
function durationText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / (24 * 3600))} days`;
}
