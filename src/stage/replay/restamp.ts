import type { Span } from '../../check/text/locate-values.js';
import { isUtcTime } from '../../interface/text-forms.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import { kindOf } from './raw-lines.js';
import type { TextEdit } from './text-edit.js';
import { timeFieldsOf } from './time-fields.js';
import { findValues } from './value-positions.js';

/** A moment as journals write it; some add fractions of a second or another zone than UTC. */
const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Milliseconds since 1970 of a timestamp, to the second; nothing if it is none. */
export function timestampToMs(timestamp: unknown): number | undefined {
  const [, second, , zone] = (typeof timestamp === 'string' && shape.exec(timestamp)) || [];
  const moment = isSecond(second) ? Date.parse(`${second}${zone}`) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** The same text so many milliseconds later, whole seconds; what is no moment, or leaves the calendar, stays as it is. */
export function shiftTimestamp(timestamp: string, milliseconds: number): string {
  const [, second] = shape.exec(timestamp) ?? [];
  const moment = isSecond(second) ? Date.parse(`${second}Z`) + milliseconds : Number.NaN;
  if (!isInCalendar(moment)) return timestamp;
  return new Date(moment).toISOString().slice(0, secondLength) + timestamp.slice(secondLength);
}

const secondLength = 'YYYY-MM-DDThh:mm:ss'.length;
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.UTC(10_000, 0);

/** Whether a moment, in milliseconds since 1970, is in a year of four digits. */
export function isInCalendar(moment: number): boolean {
  return moment >= earliest && moment < latest;
}

function isSecond(second: string | undefined): second is string {
  return second !== undefined && isUtcTime(`${second}Z`);
}

/** The edits that move every moment of an event by so many milliseconds, whole seconds. */
export function restampEdits(text: string, event: JournalEvent, milliseconds: number): TextEdit[] {
  const times = timeFieldsOf(kindOf(event));
  const places = (times.size === 1 && leadingTimestamp(text)) || findValues(text, (pointer) => times.has(pointer));
  return places.flatMap(({ start, end }) => {
    const value = text.slice(start, end);
    const moved = value.startsWith('"')
      ? `"${shiftTimestamp(value.slice(1, -1), milliseconds)}"`
      : shiftSeconds(value, milliseconds);
    return moved === value ? [] : [{ start, end, text: moved }];
  });
}

const opening = /\{\s*"timestamp"\s*:\s*("[^"\\]*")/dy;

/** Where the timestamp stands in a line that begins with it, as nearly all do: the rest need not be looked at. */
function leadingTimestamp(text: string): Span[] | undefined {
  opening.lastIndex = Math.max(0, text.indexOf('{'));
  const [start, end] = opening.exec(text)?.indices?.[1] ?? [];
  return start === undefined || end === undefined ? undefined : [{ start, end }];
}

/** The same for seconds since 1970. */
function shiftSeconds(digits: string, milliseconds: number): string {
  return /^[1-9]\d{0,11}$/.test(digits) ? String(Number(digits) + milliseconds / 1000) : digits;
}
