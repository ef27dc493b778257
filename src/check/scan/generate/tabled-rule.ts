import type { Field, Shape } from '../../../interface/field.js';
import type { Rule } from '../../../interface/object-rule.js';
import { looksAt, membersOf } from '../made-scanner.js';
import { holds } from '../rule-answers.js';
import * as layout from '../scanner-memory-table.js';
import { everyObject, finiteValues } from './every-object.js';

/**
 * A rule as `assembly/tabled-rules.ts` reads it; empty if it always holds; undefined if it reads a member
 * without a field of one of these names.
 */
export function ruleTable(
  rule: Rule,
  shape: Shape,
  names: readonly string[],
  numberOf: (rule: Rule) => number,
): readonly number[] | undefined {
  const looked = membersOf(rule, shape);
  const members = looked.map((name) => names.indexOf(name));
  if (members.includes(-1)) return undefined;
  const finite = listed(looked, (name) => finiteValues(shape.fields[name] as Field));
  const always = everyObject(finite)?.every((object) => holds(rule, object)) ?? false;
  if (always && finite.size === looked.length) return [];
  const cases = listed(looked, (name) => casesOf(rule, name, shape.fields[name] as Field));
  const bits = cases.size === looked.length ? truthTable(rule, cases) : undefined;
  // Where the words of its lists are no reason to ask, the other members are.
  const reasons = members.filter((_, index) => bits || !always || !finite.has(looked[index] as string));
  const isAlways = holds(rule, {}) || (always && !bits) ? 0 : 1;
  const head = [bits ? layout.ruleTabled : layout.ruleAsked, members.length, ...fieldMarks(reasons), isAlways];
  const casesAt = Array.from(
    cases,
    ([name, list]) => (list.length << layout.fieldBits) | bitsAt(rule.bitsOnly?.[name]),
  );
  if (bits) return [...head, ...bits, ...members.map((member, index) => member | (casesAt[index] ?? 0))];
  return [
    ...head,
    numberOf(rule),
    ...members.map((member, index) => member | whatMatters(rule, looked[index] as string)),
  ];
}

/**
 * The members whose places a rule with this table wants to know: all of which it matters what they are, or
 * all that are asked about outside.
 */
export function placesIn(table: readonly number[], rule: Rule, shape: Shape): string[] {
  if (table.length === 0) return [];
  const isTabled = table[0] === layout.ruleTabled;
  return membersOf(rule, shape).filter((name) => !isTabled || !rule.presenceOnly?.includes(name));
}

/** Whether it matters to a rule what is in a member. */
export function minds(rule: Rule, name: string): boolean {
  if (!looksAt(rule, name) || rule.presenceOnly?.includes(name)) return false;
  return !rule.forbids || name === rule.about;
}

function whatMatters({ presenceOnly, lengthOnly }: Rule, name: string): number {
  return presenceOnly?.includes(name) ? layout.isPresence : lengthOnly?.includes(name) ? layout.isLength : 0;
}

/** Two words, with a bit for each of the fields. */
function fieldMarks(fields: readonly number[]): number[] {
  const words = [0, 0];
  for (const field of fields) words[field >> 5] = (words[field >> 5] as number) | (1 << (field & 31));
  return words;
}

/** The values of each name that has some. */
function listed(
  names: readonly string[],
  valuesOf: (name: string) => readonly unknown[] | undefined,
): Map<string, readonly unknown[]> {
  return new Map(
    names.flatMap((name) => {
      const values = valuesOf(name);
      return values ? [[name, values] as const] : [];
    }),
  );
}

/** The cases of a member that the rule can distinguish; the first is that it is missing. */
function casesOf(rule: Rule, name: string, field: Field): unknown[] | undefined {
  if (rule.presenceOnly?.includes(name)) return [undefined, rule.good[name] ?? rule.bad[name] ?? true];
  const bits = rule.bitsOnly?.[name];
  if (bits) return [undefined, 0, 2 ** bits[0]];
  return field.type === 'boolean' ? [undefined, true, false] : undefined;
}

function bitsAt(bits: readonly [first: number, last: number] | undefined): number {
  return bits ? layout.isBits | (bits[0] << layout.firstBit) | (bits[1] << layout.lastBit) : 0;
}

/**
 * A bit for each of the ways in which the members can be there, true or false; nothing if there are too many.
 */
function truthTable(rule: Rule, cases: ReadonlyMap<string, readonly unknown[]>): number[] | undefined {
  const objects = everyObject(cases);
  if (!objects || objects.length > layout.truthBits) return undefined;
  const words: number[] = Array.from({ length: layout.truthBits / 32 }, () => 0);
  for (const [index, object] of objects.entries()) {
    if (holds(rule, object)) words[index >> 5] = (words[index >> 5] as number) | (1 << (index & 31));
  }
  return words;
}
