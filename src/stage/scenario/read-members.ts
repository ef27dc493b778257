import { quoted } from '../../spec/printable.js';
import { hint } from '../overrides/words.js';
import type { Complaints } from './complaints.js';
import { described, type Member, type Value } from './value.js';

/** The members of an object that has only certain names; each other one is told. */
export function readMembers(
  value: Value,
  what: string,
  keys: Readonly<Record<string, string>>,
  complaints: Complaints,
): ReadonlyMap<string, Member> {
  if (value.is !== 'members') {
    complaints.add(value, `${what} is an object with ${Object.keys(keys).join(', ')}, not ${described(value)}`);
    return new Map();
  }
  for (const [name, { key }] of value.entries) {
    if (!Object.hasOwn(keys, name)) {
      complaints.add(key, `${what} has no member ${quoted(name)}${hint(name, Object.keys(keys))}`);
    }
  }
  return value.entries;
}
