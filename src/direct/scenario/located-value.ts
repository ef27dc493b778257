import { printable, quoted } from '../../words/printable.js';
import { shortJson } from '../../words/short-json.js';

import { nearestOrAll } from '../settings/parse-setting-value.js';
import type { ProblemCollector } from './problem-collector.js';
import type { SourcePosition } from './scenario-error.js';

/** A value in a scenario, with the positions of all its parts. */
export type LocatedValue = LocatedScalar | LocatedList | LocatedObject;

export interface LocatedScalar extends SourcePosition {
  readonly is: 'scalar';
  /** Integers beyond 2^53 are bigints. */
  readonly value: string | number | bigint | boolean | null;
}

export interface LocatedList extends SourcePosition {
  readonly is: 'list';
  readonly items: readonly LocatedValue[];
}

export interface LocatedObject extends SourcePosition {
  readonly is: 'object';
  readonly entries: ReadonlyMap<string, LocatedMember>;
}

export interface LocatedMember {
  /** The position of its name. */
  readonly key: SourcePosition;
  readonly value: LocatedValue;
}

/** The value alone, without positions. */
export function plainValue(value: LocatedValue): unknown {
  switch (value.is) {
    case 'scalar':
      return value.value;
    case 'list':
      return value.items.map(plainValue);
    case 'object':
      return Object.fromEntries(Array.from(value.entries, ([name, member]) => [name, plainValue(member.value)]));
  }
}

/** The value at a JSON pointer, or its closest existing ancestor. */
export function valueAtPointer(value: LocatedValue, pointer: string): LocatedValue {
  let found = value;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const next =
      found.is === 'object'
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

/** A value as shown in a sentence. */
export function valueText(value: unknown): string {
  return printable(shortJson(value, maxLength));
}

/** The members of an object as shown in a sentence: `StarSystem "Sol", Taxi false`. */
export function membersText({ entries }: LocatedObject, without?: string): string {
  const members = [...entries].filter(([name]) => name !== without);
  return members.map(([name, { value }]) => `${name} ${valueText(plainValue(value))}`).join(', ');
}

/** The kind of a value, for errors: `not …`. */
export function describeValue(value: LocatedValue): string {
  return describePlain(plainValue(value));
}

export function describePlain(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return value === null || value === undefined ? 'nothing' : valueText(value);
}

/** What a scalar is read as; anything else is reported: `what`, not that. */
export function scalarIn<T>(
  value: LocatedValue | undefined,
  what: string,
  problems: ProblemCollector,
  read: (scalar: LocatedScalar['value']) => T | undefined,
): T | undefined {
  const found = value?.is === 'scalar' ? read(value.value) : undefined;
  if (value && found === undefined) problems.add(value, `${what}, not ${describeValue(value)}`);
  return found;
}

export function textIn(value: LocatedValue | undefined, what: string, problems: ProblemCollector): string | undefined {
  return scalarIn(value, what, problems, (text) => (typeof text === 'string' ? text : undefined));
}

export function truthIn(name: string, value: LocatedValue | undefined, problems: ProblemCollector) {
  return scalarIn(value, `${name} is true or false`, problems, (is) => (typeof is === 'boolean' ? is : undefined));
}

/** The items of a list; anything else is reported. */
export function itemsIn(value: LocatedValue | undefined, what: string, problems: ProblemCollector) {
  if (value && value.is !== 'list') problems.add(value, `${what}, not ${describeValue(value)}`);
  return value?.is === 'list' ? value.items : [];
}

/** The members of an object; unknown names are reported. */
export function parseObject(
  value: LocatedValue,
  what: string,
  keys: object,
  problems: ProblemCollector,
): ReadonlyMap<string, LocatedMember> {
  if (value.is !== 'object') {
    problems.add(value, `${what} is an object with ${Object.keys(keys).join(', ')}, not ${describeValue(value)}`);
    return new Map();
  }
  for (const [name, { key }] of value.entries) {
    if (!Object.hasOwn(keys, name)) {
      problems.add(key, `${what} has no member ${quoted(name)}${nearestOrAll(name, Object.keys(keys))}`);
    }
  }
  return value.entries;
}
