import { walkText } from './text-walk.js';

/** A part of a text, from its first character up to the one behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a value stands, and its name. */
export interface Place {
  readonly value: Span;
  readonly name: Span;
}

/** What is looked for below one value: pointers that end here, and the way further down. */
interface Step {
  pointer: string | undefined;
  readonly below: Map<string, Step>;
}

/** Finds where the values at some JSON pointers stand in a text, in one walk; what is not there is left out. */
export function locate(text: string, pointers: Iterable<string>, from = text.indexOf('{')): Map<string, Place> {
  const found = new Map<string, Place>();
  if (from < 0) return found;
  walkText(text, from, stepsTo(pointers), {
    member: (step, name) => step.below.get(name),
    element: (step, index) => step.below.get(String(index)),
    seen: ({ pointer }, start, end, nameStart) => {
      if (pointer === undefined) return;
      const nameEnd = text[nameStart] === '"' && nameStart < start ? text.lastIndexOf('"', start - 1) + 1 : nameStart;
      found.set(pointer, { value: { start, end }, name: { start: nameStart, end: nameEnd } });
    },
  });
  return found;
}

function stepsTo(pointers: Iterable<string>): Step {
  const root: Step = { pointer: undefined, below: new Map() };
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
