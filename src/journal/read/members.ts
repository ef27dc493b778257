import { specification } from '../../spec/catalogue.js';
import type { Field, Shape } from '../../spec/field.js';
import { shapeOf } from '../../spec/lookup.js';

type Count = (object: object) => number;

/**
 * How many members an event of a kind has, the objects inside included. Only where the table has objects are they looked
 * for: an event with others counts too few, and is looked at more closely by whoever asked.
 */
export const countersByKind: ReadonlyMap<string, Count> = new Map(
  specification.kinds.map(({ name, shape }) => [name, counterOf(shape)]),
);

function counterOf(shape: Shape): Count {
  const inner = Object.entries(shape.fields).flatMap(([name, field]) => {
    const below = shapeOf(field);
    return below ? [{ name, isList: isList(field), count: counterOf(below) }] : [];
  });
  return (object) => {
    let count = 0;
    // Objects that JSON.parse made inherit nothing that this loop would see, and no other way to count is as fast.
    // oxlint-disable-next-line guard-for-in no-unused-vars
    for (const _ in object) count++;
    for (let index = 0; index < inner.length; index++) {
      const { name, isList: list, count: countInner } = inner[index] as (typeof inner)[number];
      const value = (object as Record<string, unknown>)[name];
      if (value !== undefined) count += list ? countList(value, countInner) : countObject(value, countInner);
    }
    return count;
  };
}

function countList(value: unknown, count: Count): number {
  if (!Array.isArray(value)) return 0;
  let sum = 0;
  for (let index = 0; index < value.length; index++) sum += countObject(value[index], count);
  return sum;
}

function countObject(value: unknown, count: Count): number {
  return typeof value === 'object' && value !== null ? count(value) : 0;
}

function isList(field: Field): boolean {
  return field.type === 'array';
}
