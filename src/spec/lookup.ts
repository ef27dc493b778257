import { allShapes, type Catalogue, findKind } from './catalogue.js';
import type { Field, Shape } from './field.js';
import type { Kind } from './kind.js';
import { nearest } from './nearest.js';

/** What a dotted path such as `FSDJump.Factions.Happiness` leads to. */
export type Found =
  | { readonly found: 'kind'; readonly kind: Kind }
  | { readonly found: 'shape'; readonly shape: Shape }
  | {
      readonly found: 'field';
      readonly path: string;
      readonly owner: Shape;
      readonly name: string;
      readonly field: Field;
    };

export interface NotFound {
  readonly found: false;
  /** The word that leads nowhere, and the path up to it, if there is one. */
  readonly word: string;
  readonly within: string;
  /** The whole path with the nearest known word in its place. */
  readonly nearest?: string;
}

/** Follows a path from a kind or a named shape through its fields; arrays are passed through. */
export function lookUp(catalogue: Catalogue, path: string): Found | NotFound {
  const [first = '', ...rest] = path.replaceAll('[]', '').split('.');
  const kind = findKind(catalogue, first);
  const shapes = allShapes(catalogue);
  const start = shapes.find((shape) => shape.name === first);
  if (!start) {
    const names = shapes.map((shape) => shape.name);
    return notFound(first, '', nearest(first, names), (word) => [word, ...rest].join('.'));
  }
  if (rest.length > 0) return follow(start, rest, first);
  return kind ? { found: 'kind', kind } : { found: 'shape', shape: start };
}

function follow(shape: Shape, names: readonly string[], trail: string): Found | NotFound {
  const [name = '', ...rest] = names;
  const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
  if (!field) {
    const known = Object.keys(shape.fields);
    return notFound(name, trail, nearest(name, known), (word) => [trail, word, ...rest].join('.'));
  }
  const path = `${trail}.${name}`;
  if (rest.length === 0) return { found: 'field', path, owner: shape, name, field };
  const inner = shapeOf(field);
  return inner ? follow(inner, rest, path) : notFound(rest[0] ?? '', path, undefined, String);
}

/** The shape a field holds, be it as one object or as a list of them. */
export function shapeOf(field: Field): Shape | undefined {
  if (field.type === 'array') return shapeOf(field.element);
  return field.type === 'object' ? field.shape : undefined;
}

function notFound(word: string, within: string, near: string | undefined, whole: (word: string) => string): NotFound {
  return { found: false, word, within, ...(near !== undefined && { nearest: whole(near) }) };
}
