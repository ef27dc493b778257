import { walkJson } from './json-walk.js';

/** A part of a text, from its first character up to the one behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a value stands, and its name. */
export interface ValueSpans {
  readonly value: Span;
  readonly name: Span;
}

/** What is looked for below one value: pointers that end here, and the way further down. */
interface PointerNode {
  pointer: string | undefined;
  readonly below: Map<string, PointerNode>;
}

/** Finds where the values at some JSON pointers stand in a text, in one walk; what is not there is left out. */
export function locateValues(
  text: string,
  pointers: Iterable<string>,
  from = text.indexOf('{'),
): Map<string, ValueSpans> {
  const found = new Map<string, ValueSpans>();
  if (from < 0) return found;
  walkJson(text, from, pointerTree(pointers), {
    member: (step, name) => step.below.get(name),
    element: (step, index) => step.below.get(String(index)),
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
    let step = root;
    for (const name of namesIn(pointer)) {
      let next = step.below.get(name);
      if (!next) step.below.set(name, (next = { pointer: undefined, below: new Map() }));
      step = next;
    }
    step.pointer = pointer;
  }
  return root;
}

function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
