import { quoted } from '../../words/printable.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { describeValue, type LocatedMember, type LocatedValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';

/** The members of an object that has only certain names; each other one is told. */
export function parseObject(
  value: LocatedValue,
  what: string,
  keys: Readonly<Record<string, string>>,
  problems: ProblemCollector,
): ReadonlyMap<string, LocatedMember> {
  if (value.is !== 'members') {
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
