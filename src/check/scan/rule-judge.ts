import type { Field } from '../../interface/field.js';
import { allShapes, type Catalogue } from '../../interface/kind-catalogue.js';
import type { Rule } from '../../interface/object-rule.js';
import { membersOf, type RulePlace, ruleAt } from './made-scanner.js';
import { holds, IntegerVerdicts, lazyArray, lazyObject } from './rule-verdicts.js';
import { numbersAt, shortNumber, valueAt } from './scanned-value.js';
import * as layout from './scanner-memory.js';

/** A member that a rule looks at. */
interface Judged {
  readonly name: string;
  readonly field: Field;
}

/** The rules at some places of a table, each ready to be asked. */
export function ruleJudges(places: readonly RulePlace[], catalogue: Catalogue): RuleJudge[] {
  const shapes = allShapes(catalogue);
  return places.map((place) => {
    const { rule, shape } = ruleAt(shapes, place);
    return new RuleJudge(
      rule,
      membersOf(rule, shape).map((name) => ({ name, field: shape.fields[name] as Field })),
    );
  });
}

/** Holds a rule against an object of which only the places of its members are known. */
class RuleJudge {
  readonly #rule: Rule;
  readonly #members: readonly Judged[];
  readonly #verdicts: IntegerVerdicts | undefined;

  constructor(rule: Rule, members: readonly Judged[]) {
    this.#rule = rule;
    this.#members = members;
    const [first] = members;
    if (first && members.length === 1 && first.field.type === 'integer') {
      this.#verdicts = new IntegerVerdicts(rule, first.name);
    }
  }

  /** `words` tells where the members stand in the bytes. */
  holds(bytes: Buffer, words: Int32Array): boolean {
    let at = layout.members / 4;
    if (this.#verdicts) {
      const start = words[at] as number;
      // That it is not there is not among the answers that are kept.
      if (start > 0) return this.#verdicts.holds(shortNumber(bytes, start, words[at + 1] as number));
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

function valueOf(field: Field, bytes: Buffer, start: number, end: number, count: number): unknown {
  if (field.type === 'object') return lazyObject(bytes, start, end);
  if (field.type !== 'array') return valueAt(bytes, start, end);
  const isNumbers = field.element.type === 'integer' || field.element.type === 'number';
  return isNumbers ? numbersAt(bytes, start, end) : lazyArray(bytes, start, end, count);
}
