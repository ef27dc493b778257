import type { Field, Shape } from '../../spec/field.js';

/** What is wanted of a value: all of it, some of its members, or something of each of its elements. */
export type Tap =
  | { readonly wanted: 'all' }
  | { readonly wanted: 'members'; readonly members: ReadonlyMap<string, Tap> }
  | { readonly wanted: 'elements'; readonly element: Tap };

const all: Tap = { wanted: 'all' };

/** What the paths want of an object of a shape. A path to what the table does not know wants nothing. */
export function tapsOf(shape: Shape, paths: readonly string[]): ReadonlyMap<string, Tap> {
  return membersOf(
    shape,
    paths.map((path) => path.split('/')),
  );
}

function membersOf(shape: Shape, paths: readonly (readonly string[])[]): ReadonlyMap<string, Tap> {
  const taps = new Map<string, Tap>();
  for (const [name, field] of Object.entries(shape.fields)) {
    const own = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    const tap = tapOf(field, own);
    if (tap) taps.set(name, tap);
  }
  return taps;
}

function tapOf(field: Field, paths: readonly (readonly string[])[]): Tap | undefined {
  if (paths.some((path) => path.length === 0)) return all;
  if (paths.length > 0 && field.type === 'object') return { wanted: 'members', members: membersOf(field.shape, paths) };
  const ofElements = paths.filter(([first]) => first === '*').map(([, ...rest]) => rest);
  const element = field.type === 'array' ? tapOf(field.element, ofElements) : undefined;
  if (!element) return undefined;
  return element.wanted === 'all' ? all : { wanted: 'elements', element };
}
