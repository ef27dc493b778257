import { type Field, type Fields, optional } from '../field.js';
import type { Kind } from '../kind.js';

/** The fields of a kind from one name to another, which stand in the same order in another kind. */
export function fieldsBetween<First extends string, Last extends string>(
  { shape }: Kind,
  first: First,
  last: Last,
): Fields & Record<First | Last, Field> {
  const entries = Object.entries(shape.fields);
  const place = (name: string) => entries.findIndex(([each]) => each === name);
  return Object.fromEntries(entries.slice(place(first), place(last) + 1)) as Fields & Record<First | Last, Field>;
}

/** The same fields, where none of them has to stand. */
export function allOptional<Known extends Fields>(fields: Known): Known {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)])) as Known;
}
