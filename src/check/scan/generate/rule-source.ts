import type { Field, Shape } from '../../../interface/field.js';
import type { Catalogue } from '../../../interface/kind-catalogue.js';
import type { Rule } from '../../../interface/object-rule.js';
import { membersOf, placeOf, type RulePlace } from '../made-scanner.js';
import { holds } from '../rule-answers.js';
import * as layout from '../scanner-memory.js';
import { everyObject, finiteValues } from './every-object.js';

/** The variables of a member: where it starts, 0 if it is not there, where it ends, and how many elements a list has. */
export interface Place {
  readonly start: string;
  readonly end: string;
  readonly count: string;
}

/** Source text that holds an object to a rule. */
export class RuleSource {
  /** The rules that are checked outside, by their number in the source text. */
  readonly rules: RulePlace[] = [];
  readonly #catalogue: Catalogue;
  /** The kind whose shapes are being written. */
  kind = '';

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** Gives up where the rule does not hold, or might not. */
  rule(rule: Rule, shape: Shape, memberAt: (name: string) => Place | undefined): string {
    const names = membersOf(rule, shape);
    const places = names.flatMap((name) => memberAt(name) ?? []);
    // A rule about the time or the name of the event, which were read before.
    if (places.length < names.length) return 'return -1;';
    const fields = names.map((name) => shape.fields[name] as Field);
    const finite = new Map(
      names.flatMap((name, index) => {
        const values = finiteValues(fields[index] as Field);
        return values ? [[name, values] as const] : [];
      }),
    );
    const open = places.filter((_, index) => !finite.has(names[index] as string));
    const always = everyObject(finite)?.every((object) => holds(rule, object)) ?? false;
    if (always && open.length === 0) return '';
    const askedFor = always ? open : holds(rule, {}) ? places : undefined;
    const test = this.#test(rule, shape, names, places);
    return askedFor ? `if (${askedFor.map(({ start }) => start).join(' | ') || 0}) { ${test} }` : test;
  }

  #test(rule: Rule, shape: Shape, names: readonly string[], places: readonly Place[]): string {
    const digits = names.map((name) => digitOf(rule, name, shape.fields[name] as Field));
    if (digits.length <= 4 && digits.every((digit) => digit !== undefined))
      return truthTable(rule, names, places, digits);
    const stores = places.flatMap(({ start, end, count }, index) =>
      [start, end, count].map((word, part) => `store<i32>(${layout.members + 12 * index + 4 * part}, ${word});`),
    );
    return `${stores.join(' ')} if (!ruleHolds(${this.#numberOf(rule, shape)})) return -1;`;
  }

  #numberOf(rule: Rule, shape: Shape): number {
    return this.rules.push(placeOf(this.#catalogue, this.kind, shape, rule)) - 1;
  }
}

/** The cases of a member that the rule can distinguish; the first is that it is missing. */
function digitOf(rule: Rule, name: string, field: Field): unknown[] | undefined {
  if (rule.presenceOnly?.includes(name)) return [undefined, rule.good[name] ?? rule.bad[name] ?? true];
  return field.type === 'boolean' ? [undefined, true, false] : undefined;
}

/** A bit for each of the ways in which the members can be there, true or false. */
function truthTable(
  rule: Rule,
  names: readonly string[],
  places: readonly Place[],
  digits: readonly (readonly unknown[] | undefined)[],
): string {
  const values = new Map(names.map((name, index) => [name, digits[index] ?? []]));
  const answers = (everyObject(values) ?? []).map((object) => holds(rule, object));
  const number = places
    .map(({ start, end }, index) => {
      const weight = digits.slice(index + 1).reduce((product, digit) => product * (digit?.length ?? 1), 1);
      const digit =
        digits[index]?.length === 2
          ? `(${start} !== 0)`
          : `(${start} === 0 ? 0 : Bytes.at(${end} - 2) === 0x75 ? 1 : 2)`;
      return `${weight} * ${digit}`;
    })
    .join(' + ');
  if (answers.length <= 31) {
    const table = answers.reduce((bits, answer, index) => (answer ? bits | (1 << index) : bits), 0);
    return `if ((${table} >>> (${number || 0}) & 1) === 0) return -1;`;
  }
  const wrong = answers.flatMap((answer, index) => (answer ? [] : [`(${number}) === ${index}`]));
  return wrong.length === 0 ? '' : `if (${wrong.join(' || ')}) return -1;`;
}
