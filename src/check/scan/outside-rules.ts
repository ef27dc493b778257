import { askedRule } from '../../interface/asked-rules.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import type { Rule } from '../../interface/object-rule.js';
import { type RuleMember, type RulePlace, ruleAt } from './made-scanner.js';
import { holds, IntegerAnswers, lazyArray, lazyObject } from './rule-answers.js';
import { numbersAt, shortNumber, valueAt } from './scanned-value.js';
import * as layout from './scanner-memory.js';

/** The rule at a place of a table, ready to be asked. */
export function outsideRule(place: RulePlace, catalogue: () => Catalogue): OutsideRule {
  return new OutsideRule(askedRule(place.rule) ?? ruleAt(catalogue(), place).rule, place.members);
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
    if (first && members.length === 1 && first.content === 'integer') {
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
    for (const { name, content } of this.#members) {
      const start = words[at] as number;
      if (start > 0) object[name] = valueOf(content, bytes, start, words[at + 1] as number, words[at + 2] as number);
      at += 3;
    }
    return holds(this.#rule, object);
  }
}

function valueOf(
  content: RuleMember['content'],
  bytes: Uint8Array,
  start: number,
  end: number,
  count: number,
): unknown {
  if (content === 'object') return lazyObject(bytes, start, end);
  if (content === 'numbers') return numbersAt(bytes, start, end);
  return content === 'list' ? lazyArray(bytes, start, end, count) : valueAt(bytes, start, end);
}
