/**
 * Changes that the next patch of the game may bring to lines: unknown kinds, fields and values, or fields
 * that are gone or changed. Like a patch, a fault makes the same changes throughout a session.
 */
import { pointerPattern } from '../../check/text/json-pointer.js';
import { dialects } from '../../interface/dialect/dialects.js';
import type { Field } from '../../interface/field.js';
import { copyEvent } from '../../journal/copy-event.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';
import { type FieldInEvent, type ObjectInEvent, objectsIn, pathTo } from './event-values.js';
import type { LineFault, Making, UnwrittenLine } from './fault.js';
import type { FaultNameTouching } from './fault-names.js';
import { fieldFault, pathsOf, type Spoilt, shapeOf } from './field-fault.js';
import { hasOneType, isRequired, removeField } from './field-faults.js';
import { followedBy, isAmongOthers, singleWrite } from './line-faults.js';
import { fieldsOfNewKind, imaginedValue, newField, newKindName } from './new-names.js';
import { newValue, type OpenField } from './new-value.js';

/** The kinds of lines whose fields are checked. */
const kinds: ReadonlySet<string> = new Set(
  dialects.game.kinds.flatMap(({ name, companion }) => (companion ? [] : [name])),
);

export const patchLineFaults = {
  'unknown-kind': {
    appliesTo: isAmongOthers,
    make: (line, { moment, patch }) => {
      const event = newKindName(patch, line.catalogue);
      const members = fieldsOfNewKind(patch).map(({ name, field }) => [name, imaginedValue(field, moment)]);
      return { ...followedBy(line, { event, ...Object.fromEntries(members) }), pointer: '/event', news: event };
    },
  },
  'unknown-field': {
    kinds,
    fieldsOf: (kind) => pathsOf(kind, ({ field }) => field.type === 'object' && !field.shape.members),
    appliesTo: (line) => openObjects(line, line.event).length > 0,
    make: (line, { moment, patch }) => {
      const event = copyEvent(line.event);
      const objects = samePlace(openObjects(line, event), event, patch);
      const [{ shape, pointer }] = objects as [ObjectInEvent];
      const { name, field } = newField(shape, patch.stream(`${event.event} ${pointerPattern(pointer)}`));
      for (const { members } of objects) members[name] = imaginedValue(field, moment);
      const places = objects.map((each) => ({ pointer: `${each.pointer}/${name}` }));
      const news = newsAt(event, `${pointer}/${name}`);
      return { ...singleWrite(formatLine(event)), ...changeAt(event, places, 'is new'), news };
    },
  },
  'nameless-key': {
    kinds,
    appliesTo: ({ event }) => !('' in event),
    make: ({ event: { timestamp, event, ...members } }) => ({
      ...singleWrite(formatLine({ timestamp, event, '': 'independent_fighter', ...members })),
      pointer: '/',
      what: `${event} has a member without a name`,
      news: `${event}/`,
    }),
  },
  'unseen-value': fieldFault({
    kinds,
    suits: (field) => openField(field) !== undefined,
    suitsValue: ({ value }) => value !== '',
    spoil: (spots, event, { moment, patch }) => {
      const places = samePlace(spots, event, patch);
      const spot = moment.pick(places);
      const place = pointerPattern(spot.pointer);
      const value = newValue(openField(spot.field) as OpenField, patch.stream(`${event.event} ${place}`));
      spot.holder[spot.name] = value;
      localise(spot, value);
      const what = `${event.event}${spot.pointer} is ${JSON.stringify(value)}`;
      return { pointer: spot.pointer, what, news: `${newsAt(event, spot.pointer)} ${value}` };
    },
  }),
  'field-gone': fieldFault({
    kinds,
    suits: isRequired,
    spoil: (spots, event, { patch }) => {
      const places = samePlace(spots, event, patch);
      for (const place of places) removeField(place);
      return changeAt(event, places, 'is gone');
    },
  }),
  'type-changed': fieldFault({
    kinds,
    suits: (field, isElement) => !isElement && hasOneType(field) && retyped(field) !== undefined,
    suitsValue: ({ field, value }) => retyped(field)?.(value) !== undefined,
    spoil: (spots, event, { patch }) => {
      const places = samePlace(spots, event, patch);
      for (const { holder, name, field, value } of places) holder[name] = retyped(field)?.(value);
      const [{ holder, name, field }] = places as [FieldInEvent];
      return changeAt(event, places, `is ${JSON.stringify(holder[name])}, no longer ${field.type}`);
    },
  }),
} satisfies Partial<Record<FaultNameTouching<'line'>, Making<LineFault>>>;

/** The objects of an event that can have an additional field: not those whose members have no fixed names. */
function openObjects(line: UnwrittenLine, event: WritableEvent): ObjectInEvent[] {
  const shape = shapeOf(line);
  const objects = shape ? [...objectsIn(event, shape)].filter((each) => !each.shape.members) : [];
  return objects.filter(({ pointer }) => line.field === undefined || pathTo(pointer) === line.field);
}

/**
 * All occurrences of the field the patch changes: the same path in every event of a kind, in all elements of
 * a list.
 */
function samePlace<T extends { readonly pointer: string }>(
  spots: readonly T[],
  { event }: WritableEvent,
  patch: Random,
) {
  const patterns = [...new Set(spots.map(({ pointer }) => pointerPattern(pointer)))];
  const ranks = patterns.map((pattern) => ({ pattern, rank: patch.stream(`${event} ${pattern}`).number(0, 1) }));
  const first = ranks.reduce((best, each) => (each.rank < best.rank ? each : best)).pattern;
  return spots.filter(({ pointer }) => pointerPattern(pointer) === first);
}

function changeAt({ event }: WritableEvent, places: readonly { readonly pointer: string }[], says: string): Spoilt {
  const more = places.length > 1 ? `, and in ${places.length - 1} more of the list` : '';
  const pointer = places[0]?.pointer ?? '';
  return { pointer, what: `${event}${pointer} ${says}${more}` };
}

/** The key by which the checker reports once, independent of the position in a list. */
function newsAt({ event }: WritableEvent, pointer: string): string {
  return `${event}${pointerPattern(pointer)}`;
}

function openField(field: Field): OpenField | undefined {
  if (field.also || (field.type !== 'string' && field.type !== 'integer')) return undefined;
  return field.values?.closed === false ? (field as OpenField) : undefined;
}

/** Localised free text changes with the value. */
function localise({ holder, name, shape }: FieldInEvent, value: unknown): void {
  const localised = `${name}_Localised`;
  const field = shape.fields[localised];
  if (holder[localised] === undefined || field?.type !== 'string' || field.values) return;
  const word = /([A-Za-z]+)\W*$/.exec(String(value))?.[1] ?? String(value);
  holder[localised] = word.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/**
 * Converts values of a field to another type that the game could use, if there is one: it has happened to
 * names of factions.
 */
function retyped(field: Field): ((value: unknown) => unknown) | undefined {
  switch (field.type) {
    case 'integer':
    case 'number':
      return String;
    case 'boolean':
      return Number;
    case 'string':
      return (value) => ({ Name: value });
    case 'object':
      return (value) => (value as { readonly Name?: unknown }).Name;
    case 'array':
  }
  return undefined;
}
