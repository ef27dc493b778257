import type { Field } from '../../interface/field.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import type { Rule } from '../../interface/object-rule.js';
import { membersOf, type RulePlace, ruleAt } from './made-scanner.js';
import { holds, IntegerAnswers, lazyArray, lazyObject } from './rule-answers.js';
import { numbersAt, shortNumber, valueAt } from './scanned-value.js';
import * as layout from './scanner-memory.js';

/** A member that a rule looks at. */
interface RuleMember {
  readonly name: string;
  readonly field: Field;
}

/** The rule at a place of a table, ready to be asked. */
export function outsideRule(place: RulePlace, catalogue: Catalogue): OutsideRule {
  const { rule, shape } = ruleAt(catalogue, place);
  return new OutsideRule(
    rule,
    membersOf(rule, shape).map((name) => ({ name, field: shape.fields[name] as Field })),
  );
}

/** Holds a rule against an object of which only the places of its members are known. */
export class OutsideRule {
  readonly #rule: Rule;
  readonly #members: readonly RuleMember[];
  readonly #answers: IntegerAnswers | undefined;

  constructor(rule: Rule, members: readonly RuleMember[]) {
    this.#rule = rule;
    this.#members = members;
    const [first] = members;
    if (first && members.length === 1 && first.field.type === 'integer') {
      this.#answers = new IntegerAnswers(rule, first.name);
    }
  }

  /** `words` is the same memory as `bytes`; the places of the members are in it. */
  holds(bytes: Uint8Array, words: Int32Array): boolean {
    let at = layout.members / 4;
    if (this.#answers) {
      const start = words[at] as number;
      // That it is not there is not among the answers that are kept.
      if (start > 0) return this.#answers.holds(shortNumber(bytes, start, words[at + 1] as number));
      return holds(this.#rule, {});
    }
    const object: Record<string, unknown> = {};
    for (const { name, field } of this.#members) {
      const start = words[at] as number;
      if (start > 0) object[name] = valueOf(field, bytes, start, words[at + 1] as number, words[at + 2] as number);
      at += 3;
    }
    return holds(this.#rule, object);
  }
}

function valueOf(field: Field, bytes: Uint8Array, start: number, end: number, count: number): unknown {
  if (field.type === 'object') return lazyObject(bytes, start, end);
  if (field.type !== 'array') return valueAt(bytes, start, end);
  const isNumbers = field.element.type === 'integer' || field.element.type === 'number';
  return isNumbers ? numbersAt(bytes, start, end) : lazyArray(bytes, start, end, count);
}
