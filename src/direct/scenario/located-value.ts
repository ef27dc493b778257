import { printable } from '../../words/printable.js';
import { shortJson } from '../../words/short-json.js';
import type { SourcePosition } from './scenario-error.js';

/** A value as it stands in a scenario, with the places of all its parts. */
export type LocatedValue = LocatedScalar | LocatedList | LocatedObject;

export interface LocatedScalar extends SourcePosition {
  readonly is: 'single';
  /** Integers beyond 2^53 are bigints. */
  readonly value: string | number | bigint | boolean | null;
}

export interface LocatedList extends SourcePosition {
  readonly is: 'list';
  readonly items: readonly LocatedValue[];
}

export interface LocatedObject extends SourcePosition {
  readonly is: 'members';
  readonly entries: ReadonlyMap<string, LocatedMember>;
}

export interface LocatedMember {
  /** Where its name stands. */
  readonly key: SourcePosition;
  readonly value: LocatedValue;
}

/** The value alone, without its places. */
export function plainValue(value: LocatedValue): unknown {
  switch (value.is) {
    case 'single':
      return value.value;
    case 'list':
      return value.items.map(plainValue);
    case 'members':
      return Object.fromEntries(Array.from(value.entries, ([name, member]) => [name, plainValue(member.value)]));
  }
}

/** The value that a JSON pointer leads to, as far as it leads. */
export function valueAtPointer(value: LocatedValue, pointer: string): LocatedValue {
  let found = value;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const next =
      found.is === 'members'
        ? found.entries.get(name)?.value
        : found.is === 'list'
          ? found.items[Number(name)]
          : undefined;
    if (!next) return found;
    found = next;
  }
  return found;
}

const maxLength = 61;

/** A value in the midst of a sentence. */
export function valueText(value: unknown): string {
  return printable(shortJson(value, maxLength));
}

/** What a value is, for whoever expected something else. */
export function describeValue(value: LocatedValue): string {
  if (value.is === 'list') return 'a list';
  if (value.is === 'members') return 'an object';
  return value.value === null ? 'nothing' : valueText(value.value);
}
