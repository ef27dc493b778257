import { childPointer, pointerPattern, pointerSteps } from '../../check/text/json-pointer.js';
import type { Field, Shape } from '../../interface/field.js';
import { isObject } from '../../journal/journal-event.js';

type Holder = Record<string | number, unknown>;

/** An object in an event, with its shape from the table. */
export interface ObjectInEvent {
  readonly members: Holder;
  readonly shape: Shape;
  readonly pointer: string;
}

/** A value in an event, with its field from the table. */
export interface FieldInEvent {
  readonly holder: Holder;
  readonly name: string | number;
  readonly value: unknown;
  readonly field: Field;
  /** The shape that the field is in. */
  readonly shape: Shape;
  readonly pointer: string;
  /** Whether it is an element of a list. */
  readonly isElement: boolean;
}

/** Never broken: without them a checker could not know what the other fields should be. */
const untouchedFields: ReadonlySet<string> = new Set(['timestamp', 'event']);

/** The values of an event that have a field in the table, outer before inner. */
export function* fieldsIn(event: object, shape: Shape): Generator<FieldInEvent> {
  for (const { members, shape: own, pointer } of objectsIn(event, shape)) {
    for (const [name, field] of Object.entries(own.fields)) {
      if (members[name] === undefined || (pointer === '' && untouchedFields.has(name))) continue;
      yield* within({
        holder: members,
        name,
        value: members[name],
        field,
        shape: own,
        pointer: childPointer(pointer, name),
        isElement: false,
      });
    }
  }
}

/** The event itself and the objects inside. */
export function* objectsIn(value: object, shape: Shape, pointer = ''): Generator<ObjectInEvent> {
  const members = value as Holder;
  yield { members, shape, pointer };
  for (const [name, field] of Object.entries(shape.fields))
    yield* inside(members[name], field, childPointer(pointer, name));
}

function* inside(value: unknown, field: Field, pointer: string): Generator<ObjectInEvent> {
  if (field.type === 'object' && isObject(value)) yield* objectsIn(value, field.shape, pointer);
  if (field.type !== 'array' || !Array.isArray(value)) return;
  for (const [index, each] of value.entries()) yield* inside(each, field.element, childPointer(pointer, index));
}

/** A value and, if it is a list, its elements. */
function* within(spot: FieldInEvent): Generator<FieldInEvent> {
  yield spot;
  const { value, field, shape, pointer } = spot;
  if (field.type !== 'array' || !Array.isArray(value)) return;
  for (const [name, each] of value.entries()) {
    const place = { holder: value as unknown as Holder, name, shape, pointer: childPointer(pointer, name) };
    yield* within({ ...place, value: each, field: field.element, isElement: true });
  }
}

/** The dotted path of a JSON pointer, as a user writes it: `/Factions/0/Name` is `Factions.Name`. */
export function pathTo(pointer: string): string {
  return pointerSteps(pointerPattern(pointer))
    .filter((step) => step !== '*')
    .join('.');
}

/** A field of a shape, or of an object inside it. */
export interface FieldInTable {
  readonly path: string;
  readonly field: Field;
  readonly isElement: boolean;
}

/** The fields of a shape and of the objects inside, outer before inner. */
export function* fieldsInTable(shape: Shape, before = ''): Generator<FieldInTable> {
  for (const [name, field] of Object.entries(shape.fields)) {
    if (before === '' && untouchedFields.has(name)) continue;
    yield* withElements({ path: `${before}${name}`, field, isElement: false });
  }
}

function* withElements(place: FieldInTable): Generator<FieldInTable> {
  yield place;
  const { path, field } = place;
  if (field.type === 'array') yield* withElements({ path, field: field.element, isElement: true });
  if (field.type === 'object') yield* fieldsInTable(field.shape, `${path}.`);
}
