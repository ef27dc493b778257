import { childPointer } from '../../../check/text/json-pointer.js';
import type { Members } from '../../../interface/object-rule.js';
import { elementsOf, keyFrom, objectFrom } from '../../../state/fold-fields.js';
import { groupedBy } from '../../../words/grouped-by.js';
import { textOf } from '../../json-in.js';
import { memberOf } from '../build/fit-to-schema.js';
import type { SchemaNode } from '../schemas/schema-node.js';

/** A place where a message is not what it should be. */
export interface Difference {
  readonly pointer: string;
  /** The last named member of the pointer. */
  readonly name: string;
  /** The outermost member of the message. */
  readonly top: string;
  /** Undefined for what should not be there. */
  readonly expected: unknown;
  /** Undefined for what is missing. */
  readonly found: unknown;
  /** What the schema says of the object around it, and of itself. */
  readonly around: SchemaNode | undefined;
}

/** More than any message has. */
const mostMembers = 1000;

type Place = Omit<Difference, 'expected' | 'found'>;

/** Where a received message differs from the expected one; lists without an order are compared as sets. */
export function differencesOf(expected: Members, found: Members, node: SchemaNode | undefined): Difference[] {
  return inMembers(expected, found, node, { pointer: '/message', name: 'message', top: '', around: undefined });
}

function inMembers(expected: Members, found: Members, node: SchemaNode | undefined, at: Place): Difference[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found).slice(0, mostMembers)]);
  return [...names].flatMap((name) => {
    const place = { pointer: childPointer(at.pointer, name), name, top: at.top || name, around: node };
    return inValue(own(expected, name), own(found, name), memberOf(node, name), place);
  });
}

function inValue(expected: unknown, found: unknown, node: SchemaNode | undefined, place: Place): Difference[] {
  if (Array.isArray(expected) && Array.isArray(found)) {
    const differences = inList(expected, elementsOf(found), node, place);
    return isOneValue(place.name) && differences.length > 0 ? [{ ...place, expected, found }] : differences;
  }
  const [objectExpected, objectFound] = [objectFrom(expected), objectFrom(found)];
  if (objectExpected && objectFound) return inMembers(objectExpected, objectFound, node, place);
  return isSame(expected, found) ? [] : [{ ...place, expected, found }];
}

/** What identifies the elements of lists whose order does not matter. */
const keys: Readonly<Record<string, (element: unknown) => string>> = {
  commodities: (element) => keyFrom(objectFrom(element)?.name) ?? '',
  signals: (element) => signalKey(objectFrom(element) ?? {}),
  // Modules for Merc Coins have the names of others.
  modules: (element) => textOf(objectFrom(element)?.id ?? element).toLowerCase(),
  ships: (element) => textOf(element).toLowerCase(),
};

export function signalKey({ timestamp, SignalName }: Members): string {
  return `${textOf(timestamp)} ${textOf(SignalName)}`;
}

function inList(
  expected: readonly unknown[],
  found: readonly unknown[],
  node: SchemaNode | undefined,
  place: Place,
): Difference[] {
  const items = node?.items;
  const at = (index: number): Place => ({ ...place, pointer: childPointer(place.pointer, index) });
  const keyOf = Object.hasOwn(keys, place.name) ? keys[place.name] : undefined;
  if (!keyOf) {
    const length = Math.max(expected.length, found.length);
    return Array.from({ length }).flatMap((_, index) => inValue(expected[index], found[index], items, at(index)));
  }
  const left = groupedBy(expected, keyOf);
  const differences = found.flatMap((element, index) => {
    const match = left.get(keyOf(element))?.shift();
    if (match === undefined) return [{ ...at(index), expected: undefined, found: element }];
    return typeof match === 'string' ? [] : inValue(match, element, items, at(index));
  });
  const missing = [...left.values()].flat();
  return [...differences, ...missing.map((element) => ({ ...place, expected: element, found: undefined }))];
}

/** A position is one value, not three. */
function isOneValue(name: string): boolean {
  return name === 'StarPos';
}

function isSame(expected: unknown, found: unknown): boolean {
  if (expected === found) return true;
  // An id of 64 bits may have been read as a number, which is not exact.
  const isInteger = typeof expected === 'bigint' || typeof found === 'bigint';
  return isInteger && Number(expected) === Number(found);
}

function own(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
