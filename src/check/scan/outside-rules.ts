import { askedRule } from '../../interface/asked-rules.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { type RuleMember, type RulePlace, ruleAt } from './made-scanner.js';
import { holds, integerAnswers, lazyArray, lazyObject } from './rule-answers.js';
import { numbersAt, shortNumber, valueAt } from './scanned-value.js';
import * as layout from './scanner-memory-table.js';

/**
 * Holds a rule against an object of which only the places of its members are known. `words` is the same
 * memory as `bytes`; the places of the members are in it.
 */
export type OutsideRule = (bytes: Uint8Array, words: Int32Array) => boolean;

/** The rule at a place of a table, ready to be asked. */
export function outsideRule(place: RulePlace, catalogue: () => Catalogue): OutsideRule {
  const rule = askedRule(place.rule) ?? ruleAt(catalogue(), place).rule;
  const [first, ...others] = place.members;
  if (first?.content === 'integer' && others.length === 0) {
    const answer = integerAnswers(rule, first.name);
    return (bytes, words) => {
      const start = words[membersAt] as number;
      // That it is not there is not among the answers that are kept.
      return start > 0 ? answer(shortNumber(bytes, start, words[membersAt + 1] as number)) : holds(rule, {});
    };
  }
  return (bytes, words) => {
    const object: Record<string, unknown> = {};
    for (const [index, { name, content }] of place.members.entries()) {
      const at = membersAt + index * 3;
      const start = words[at] as number;
      if (start > 0) object[name] = valueOf(content, bytes, start, words[at + 1] as number, words[at + 2] as number);
    }
    return holds(rule, object);
  };
}

const membersAt = layout.members / 4;

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
