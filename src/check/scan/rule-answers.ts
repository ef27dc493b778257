/** Asking a rule about an object of which only the places of its members are known. */
import type { Members, Rule } from '../../interface/object-rule.js';
import { valueAt } from './scanned-value.js';

/** A rule that cannot cope with an object is left to the diagnosis. */
export function holds(rule: Rule, members: Members): boolean {
  try {
    return rule.holds(members);
  } catch {
    return false;
  }
}

/** How many answers are remembered before all are forgotten. */
const mostAnswers = 2 ** 16;

/** Cached answers of a rule about a single integer: the game writes the same few over and over. */
export class IntegerAnswers {
  readonly #rule: Rule;
  readonly #name: string;
  readonly #answers = new Map<number | bigint, boolean>();

  constructor(rule: Rule, name: string) {
    this.#rule = rule;
    this.#name = name;
  }

  /** `NaN` is an integer with too many digits: never accepted. */
  holds(value: number | bigint): boolean {
    const known = this.#answers.get(value);
    if (known !== undefined) return known;
    const answer = !Number.isNaN(value) && holds(this.#rule, { [this.#name]: value });
    if (this.#answers.size >= mostAnswers) this.#answers.clear();
    this.#answers.set(value, answer);
    return answer;
  }
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
