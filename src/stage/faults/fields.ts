import { below } from '../../check/finding.js';
import { isObject } from '../../journal/event.js';
import type { Field, Shape } from '../../spec/field.js';

type Holder = Record<string | number, unknown>;

/** An object in an event, and what the table says of it. */
export interface ObjectSpot {
  readonly members: Holder;
  readonly shape: Shape;
  readonly pointer: string;
}

/** A value in an event, and what the table says of it. */
export interface FieldSpot {
  readonly holder: Holder;
  readonly name: string | number;
  readonly value: unknown;
  readonly field: Field;
  readonly pointer: string;
  /** Whether it is one of several in a list. */
  readonly isElement: boolean;
}

/** What every event has is left alone: without it nobody could say what the rest should be. */
const common: ReadonlySet<string> = new Set(['timestamp', 'event']);

/** The values of an event that stand where the table has a field, outer before inner. */
export function* fieldsIn(event: object, shape: Shape): Generator<FieldSpot> {
  for (const { members, shape: own, pointer } of objectsIn(event, shape)) {
    for (const [name, field] of Object.entries(own.fields)) {
      if (members[name] === undefined || (pointer === '' && common.has(name))) continue;
      yield* within({
        holder: members,
        name,
        value: members[name],
        field,
        pointer: below(pointer, name),
        isElement: false,
      });
    }
  }
}

/** The event itself and the objects inside. */
export function* objectsIn(value: object, shape: Shape, pointer = ''): Generator<ObjectSpot> {
  const members = value as Holder;
  yield { members, shape, pointer };
  for (const [name, field] of Object.entries(shape.fields)) yield* inside(members[name], field, below(pointer, name));
}

function* inside(value: unknown, field: Field, pointer: string): Generator<ObjectSpot> {
  if (field.type === 'object' && isObject(value)) yield* objectsIn(value, field.shape, pointer);
  if (field.type !== 'array' || !Array.isArray(value)) return;
  for (const [index, each] of value.entries()) yield* inside(each, field.element, below(pointer, index));
}

/** A value and, if it is a list, its elements. */
function* within(spot: FieldSpot): Generator<FieldSpot> {
  yield spot;
  const { value, field, pointer } = spot;
  if (field.type !== 'array' || !Array.isArray(value)) return;
  for (const [name, each] of value.entries()) {
    const place = { holder: value as unknown as Holder, name, pointer: below(pointer, name) };
    yield* within({ ...place, value: each, field: field.element, isElement: true });
  }
}
