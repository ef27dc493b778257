import { printable } from '../../words/printable.js';
import { shortJson } from '../../words/short-json.js';
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
export function describePlain(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return value === null || value === undefined ? 'nothing' : valueText(value);
}
