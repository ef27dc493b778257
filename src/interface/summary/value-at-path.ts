import type { Field, Shape } from '../field.js';
import { shapeOf } from '../lookup.js';

/** What an event holds in one place. */
export interface FieldValue {
  readonly value: unknown;
  /** The same as it is shown to the player, where the event has that as well. */
  readonly localised?: unknown;
}

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

/**
 * A text as the player knows it; a name in internal form without what surrounds it, and nothing where it is
 * blank.
 */
export function readableText({ value, localised }: FieldValue): string | undefined {
  const text = [localised, value].find((each) => typeof each === 'string' && !each.startsWith('$')) ?? value;
  if (typeof text !== 'string') return undefined;
  const plain = text.replace(internalName, '$1').trim();
  return plain === '' ? undefined : plain;
}

/** `$RolePanel2_unmanned;`, or with a name inside `$npc_name_decorate:#name=Jay Cutler;`. */
const internalName = /^\$(?:.*#name=)?(.*?);?$/s;
