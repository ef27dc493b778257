import type { Field, Shape } from '../field.js';
import { shapeOf } from '../lookup.js';
import type { FieldValue } from './readable-text.js';

/** The value at the end of a path, in unchecked data. */
export function valueAt(members: unknown, path: string): FieldValue {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const owner = names.reduce(ownMember, members);
  return { value: ownMember(owner, name), localised: ownMember(owner, `${name}_Localised`) };
}

/** The field that a path leads to. */
export function fieldAt(shape: Shape, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = ownMember(shape.fields, name) as Field | undefined;
  if (rest.length === 0) return field;
  const inner = field && shapeOf(field);
  return inner && fieldAt(inner, rest.join('.'));
}

function ownMember(owner: unknown, name: string): unknown {
  const isObject = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name);
  return isObject ? (owner as Readonly<Record<string, unknown>>)[name] : undefined;
}
