/** Asking a rule about an object of which only the places of its members are known. */
import type { Members, Rule } from '../../interface/object-rule.js';
import { getOrMake } from '../../words/map-entries.js';
import { RecentCache } from '../../words/memo.js';
import { valueAt } from './scanned-value.js';

/** A rule that cannot cope with an object is left to the diagnosis. */
export function holds(rule: Rule, members: Members): boolean {
  try {
    return rule.holds(members);
  } catch {
    return false;
  }
}

/** How many answers are remembered at least, before the oldest are forgotten. */
const mostAnswers = 2 ** 15;

/**
 * Remembers what a rule about a single integer says: the game writes the same few over and over. `NaN` is an
 * integer with too many digits: never accepted.
 */
export function integerAnswers(rule: Rule, name: string): (value: number) => boolean {
  const answers = new RecentCache<number, boolean>(mostAnswers);
  const answer = (value: number) => !Number.isNaN(value) && holds(rule, { [name]: value });
  return (value) => getOrMake(answers, value, answer);
}

/** An array that is parsed on first access to its elements: most rules only need its presence or length. */
export function lazyArray(bytes: Uint8Array, start: number, end: number, count: number): object {
  return lazily([], () => valueAt(bytes, start, end) as object, count);
}

/** The same with an object. */
export function lazyObject(bytes: Uint8Array, start: number, end: number): object {
  return lazily({}, () => valueAt(bytes, start, end) as object);
}

function lazily(empty: object, make: () => object, count?: number): object {
  let isFull = false;
  const filled = (target: object) => {
    if (!isFull) Object.assign(target, make());
    isFull = true;
    return target;
  };
  return new Proxy(empty, {
    get: (target, name) =>
      name === 'length' && count !== undefined ? count : (Reflect.get(filled(target), name) as unknown),
    has: (target, name) => Reflect.has(filled(target), name),
    ownKeys: (target) => Reflect.ownKeys(filled(target)),
    getOwnPropertyDescriptor: (target, name) => Reflect.getOwnPropertyDescriptor(filled(target), name),
  });
}
