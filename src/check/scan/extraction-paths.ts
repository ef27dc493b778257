import type { Field, Shape } from '../../interface/field.js';

/** Which members of which kind are extracted from clean lines: `{ FSDJump: ['StarPos', 'Factions/*\/Name'] }`. */
export type WantedMembers = Readonly<Record<string, readonly string[]>>;

/** What is wanted of a value: all of it, some of its members, or something of each of its elements. */
export type WantedPart =
  | { readonly wanted: 'all' }
  | { readonly wanted: 'members'; readonly members: ReadonlyMap<string, WantedPart> }
  | { readonly wanted: 'elements'; readonly element: WantedPart };

const all: WantedPart = { wanted: 'all' };

/** What the paths want of an object of a shape. A path to what the table does not know wants nothing. */
export function wantedParts(shape: Shape, paths: readonly string[]): ReadonlyMap<string, WantedPart> {
  return membersOf(
    shape,
    paths.map((path) => path.split('/')),
  );
}

function membersOf(shape: Shape, paths: readonly (readonly string[])[]): ReadonlyMap<string, WantedPart> {
  const parts = new Map<string, WantedPart>();
  for (const [name, field] of Object.entries(shape.fields)) {
    const own = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    const part = wantedPart(field, own);
    if (part) parts.set(name, part);
  }
  return parts;
}

function wantedPart(field: Field, paths: readonly (readonly string[])[]): WantedPart | undefined {
  if (paths.some((path) => path.length === 0)) return all;
  if (paths.length > 0 && field.type === 'object') return { wanted: 'members', members: membersOf(field.shape, paths) };
  const ofElements = paths.filter(([first]) => first === '*').map(([, ...rest]) => rest);
  const element = field.type === 'array' ? wantedPart(field.element, ofElements) : undefined;
  if (!element) return undefined;
  return element.wanted === 'all' ? all : { wanted: 'elements', element };
}

/** The names of the members into which the paths lead, each once: `Route` of `Route/*\/StarSystem`. */
export function topMembers(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map((path) => path.replace(/\/.*/s, '')))];
}
