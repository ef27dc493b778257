import { getOrMake } from '../../words/map-entries.js';
import { pointerSteps } from './json-pointer.js';
import { walkJson } from './json-walk.js';

/** A part of a text: `end` is the index after its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The position of a value, and of its name. */
export interface ValueSpans {
  readonly value: Span;
  readonly name: Span;
}

/** A tree of the pointers to locate: the pointer that ends at this value, and the steps below it. */
interface PointerNode {
  pointer: string | undefined;
  readonly below: Map<string, PointerNode>;
}

/** Locates the values at some JSON pointers in a text, in one walk; those that do not exist are left out. */
export function locateValues(
  text: string,
  pointers: Iterable<string>,
  from = text.indexOf('{'),
): Map<string, ValueSpans> {
  const found = new Map<string, ValueSpans>();
  if (from < 0) return found;
  walkJson(text, from, pointerTree(pointers), {
    member: (node, name) => node.below.get(name),
    element: (node, index) => node.below.get(String(index)),
    value: ({ pointer }, start, end, nameStart) => {
      if (pointer === undefined) return;
      const nameEnd = text[nameStart] === '"' && nameStart < start ? text.lastIndexOf('"', start - 1) + 1 : nameStart;
      found.set(pointer, { value: { start, end }, name: { start: nameStart, end: nameEnd } });
    },
  });
  return found;
}

function pointerTree(pointers: Iterable<string>): PointerNode {
  const root: PointerNode = { pointer: undefined, below: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const step of pointerSteps(pointer)) {
      node = getOrMake(node.below, step, (): PointerNode => ({ pointer: undefined, below: new Map() }));
    }
    node.pointer = pointer;
  }
  return root;
}
