import { isUtcTime } from '../../interface/text-forms.js';
import { type Finding, findingOf } from '../finding.js';
import { momentText } from '../session/moment-text.js';
import { timeBackwardsRule } from './line-rules.js';

/** A timestamp as a number that grows with time, as the scanner computes it: 20261114204100. */
export function momentOf(timestamp: unknown): number | undefined {
  if (typeof timestamp !== 'string' || !isUtcTime(timestamp)) return undefined;
  return Number(timestamp.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).replaceAll(/\D/g, ''));
}

/** The finding about an event that is earlier than the one before it. */
export function backwardsFinding(moment: number, before: number, kind?: string): Finding {
  const [found, earlier] = [timeText(moment), timeText(before)];
  const seconds = (Date.parse(earlier) - Date.parse(found)) / 1000;
  const message = `${found} is ${durationText(seconds)} earlier than the event before it`;
  return findingOf(timeBackwardsRule, { kind, pointer: '/timestamp', found, message });
}

function timeText(moment: number): string {
  return momentText(dayOf(moment), timeOf(moment));
}

/** A moment from its two parts, 20261114 and 204100. */
export function momentIn(day: number, time: number): number {
  return day * 1_000_000 + time;
}

/** The day of a moment as a number, 20261114. */
export function dayOf(moment: number): number {
  return Math.floor(moment / 1_000_000);
}

/** Its time of day, 204100. */
export function timeOf(moment: number): number {
  return moment % 1_000_000;
}

/** A duration in the largest unit of which there are at least two. */
function durationText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / (24 * 3600))} days`;
}
