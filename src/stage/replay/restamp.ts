import type { Span } from '../../check/text/locate-values.js';
import { extraKinds } from '../../interface/dialect/dialects.js';
import type { Field } from '../../interface/field.js';
import { type Catalogue, specification } from '../../interface/kind-catalogue.js';
import { isUtcTime } from '../../interface/text-forms.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import { kindOf } from '../../journal/read/line-front.js';
import { once } from '../../words/memo.js';
import type { TextEdit } from './text-edit.js';
import { findValues, withParents } from './value-positions.js';

/** A timestamp as journals have it; some have fractions of a second, or another zone than UTC. */
const timestampForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A timestamp in milliseconds since 1970, to the second; undefined if it is not one. */
export function timestampToMs(timestamp: unknown): number | undefined {
  const [, second, , zone] = (typeof timestamp === 'string' && timestampForm.exec(timestamp)) || [];
  const moment = isSecond(second) ? Date.parse(`${second}${zone}`) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * The timestamp moved by some milliseconds, in whole seconds. What is not a timestamp, or would leave
 * the calendar, stays.
 */
export function shiftTimestamp(timestamp: string, milliseconds: number): string {
  const [, second] = timestampForm.exec(timestamp) ?? [];
  const moment = isSecond(second) ? Date.parse(`${second}Z`) + milliseconds : Number.NaN;
  if (!isInCalendar(moment)) return timestamp;
  return new Date(moment).toISOString().slice(0, secondLength) + timestamp.slice(secondLength);
}

const secondLength = 'YYYY-MM-DDThh:mm:ss'.length;
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.UTC(10_000, 0);

/** Whether a time, in milliseconds since 1970, is in a year of four digits. */
export function isInCalendar(moment: number): boolean {
  return moment >= earliest && moment < latest;
}

function isSecond(second: string | undefined): second is string {
  return second !== undefined && isUtcTime(`${second}Z`);
}

/** The edits that move every time in an event by some milliseconds, in whole seconds. */
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

/** Moves every timestamp in a line that cannot be parsed; no other byte changes, and none may be UTF-8. */
export function restampTornLine(bytes: Uint8Array, milliseconds: number): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const moved = text.replaceAll(/(?<="timestamp"\s*:\s*")[^"\\]*/g, (time) => shiftTimestamp(time, milliseconds));
  return Buffer.from(moved, 'latin1');
}

const opening = /\{\s*"timestamp"\s*:\s*("[^"\\]*")/dy;

/**
 * The position of the timestamp in a line that begins with it, as nearly all do: the rest need not be parsed.
 */
function leadingTimestamp(text: string): Span[] | undefined {
  opening.lastIndex = Math.max(0, text.indexOf('{'));
  const [start, end] = opening.exec(text)?.indices?.[1] ?? [];
  return start === undefined || end === undefined ? undefined : [{ start, end }];
}

/** The same for seconds since 1970. */
function shiftSeconds(digits: string, milliseconds: number): string {
  return /^[1-9]\d{0,11}$/.test(digits) ? String(Number(digits) + milliseconds / 1000) : digits;
}

/** Times in kinds that no table describes: texts, or seconds since 1970. */
const untabledTimes: Readonly<Record<string, readonly string[]>> = {
  CarrierJumpRequest: ['/DepartureTime'],
  CarrierDecommission: ['/ScrapTime'],
};

const timestampOnly = withParents(['/timestamp']);

/** The fields that hold times, by kind, for kinds with more than a timestamp. */
const known = once<ReadonlyMap<string, ReadonlySet<string>>>(
  () =>
    new Map([
      ...[specification, extraKinds].flatMap(timeFieldsIn),
      ...Object.entries(untabledTimes).map(
        ([kind, pointers]) => [kind, withParents(['/timestamp', ...pointers])] as const,
      ),
    ]),
);

/** The pointers to all times in events of a kind, and to the objects and lists around them. */
export function timeFieldsOf(kind: string): ReadonlySet<string> {
  return known().get(kind) ?? timestampOnly;
}

function timeFieldsIn({ kinds }: Catalogue): (readonly [string, ReadonlySet<string>])[] {
  return kinds.flatMap(({ name, shape }) => {
    const pointers = Object.entries(shape.fields).flatMap(([member, field]) => timesBelow(`/${member}`, field));
    return pointers.length > 1 ? [[name, withParents(pointers)] as const] : [];
  });
}

function timesBelow(pointer: string, field: Field): string[] {
  if (field.type === 'string') return field.utcTime ? [pointer] : [];
  if (field.type === 'array') return timesBelow(`${pointer}/*`, field.element);
  if (field.type !== 'object') return [];
  return Object.entries(field.shape.fields).flatMap(([name, inner]) => timesBelow(`${pointer}/${name}`, inner));
}
