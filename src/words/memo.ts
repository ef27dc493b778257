import { getOrMake } from './map-entries.js';

/** Computes a value on the first call and returns the same one afterwards. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Computes a value once for each key. Keys are held weakly. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => getOrMake(known, key, make);
}

/** Computes a value once for each of a few texts. */
export function memoizeText<Value, Key extends string = string>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => getOrMake(known, key, make);
}

/**
 * A cache in two generations: when the young one is full, it becomes the old one, which is dropped. What is
 * used again moves to the young one. Holds at most twice its capacity.
 */
export class RecentCache<Key, Value> {
  readonly #capacity: number;
  readonly #weigh: (value: Value) => number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  #weight = 0;

  /** `weigh` is what a value takes of the capacity: 1 if left out. */
  constructor(capacity: number, weigh: (value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    const weight = this.#weigh(value);
    if (this.#weight + weight > this.#capacity) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#weight = 0;
    }
    this.#young.set(key, value);
    this.#weight += weight;
  }

  getOrMake(key: Key, make: () => Value): Value {
    return getOrMake(this, key, make);
  }
}
