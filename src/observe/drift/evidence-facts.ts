import type { Counts, GameEvidence, ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import type { KnownSide, ObjectFacts, PlaceFacts, ValueType } from './known-facts.js';

/** What is known from older journals. */
export function evidenceFacts({ lines, kinds, files = {} }: GameEvidence): KnownSide {
  const journal = factsByName(kinds);
  const byFile = new Map(Object.entries(files).map(([file, inside]) => [file, factsByName(inside)]));
  return { lines, kinds: (file) => (file === undefined ? journal : (byFile.get(file) ?? new Map())) };
}

function factsByName(kinds: Readonly<Record<string, ObjectEvidence>>): ReadonlyMap<string, ObjectFacts> {
  return new Map(Object.entries(kinds).map(([name, kind]) => [name, objectFacts(kind)]));
}

function objectFacts({ seen, fields = {}, next = {}, many }: ObjectEvidence): ObjectFacts {
  const order = new Map(Object.entries(next).map(([name, followers]) => [name, Object.keys(followers)]));
  return {
    seen,
    isMap: many === true,
    fields: new Map(Object.entries(fields).map(([name, place]) => [name, placeFacts(place, seen)])),
    // Where old lines contradict each other, there is no known order.
    precedes: (one, other) => leads(order, one, other) && !leads(order, other, one),
  };
}

function placeFacts(place: PlaceEvidence, parents: number): PlaceFacts {
  const { seen, values = {}, many, bits, list, object } = place;
  return {
    seen,
    always: seen >= parents,
    types: new Set(typeCounts(place).keys()),
    decimals: onlyFormat(place.decimal),
    // Where there were too many values to keep, a new one cannot be recognised.
    knows: many ? undefined : (value) => Object.hasOwn(values, value),
    bits: new Set(Object.keys(bits ?? {}).map(Number)),
    valuesSeen: seen,
    element: list?.elements && placeFacts(list.elements, list.elements.seen),
    object: object && objectFacts(object),
  };
}

/** How often each type was seen. */
export function typeCounts(place: PlaceEvidence): ReadonlyMap<ValueType, number> {
  const counts: readonly (readonly [ValueType, number])[] = [
    ['text', place.text ?? 0],
    ['integer', total(place.integer)],
    ['decimal', total(place.decimal)],
    ['flag', total(place.flag)],
    ['list', total(place.list?.lengths)],
    ['object', place.object?.seen ?? 0],
    ['null', place.null ?? 0],
  ];
  return new Map(counts.filter(([, count]) => count > 0));
}

export function total(counts: Counts = {}): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The number of decimals, if there is just one and no exponent. */
export function onlyFormat(decimal: Counts = {}): number | undefined {
  const [only, ...others] = Object.keys(decimal);
  return only === undefined || others.length > 0 || only.endsWith('e') ? undefined : Number(only);
}

/** Whether one name comes before the other, directly or through other names. */
function leads(order: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const name of reached) {
    for (const next of order.get(name) ?? []) {
      if (next === to) return true;
      reached.add(next);
    }
  }
  return false;
}
