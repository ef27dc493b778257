import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Names, each with a weight. */
export type Weights<Name extends string> = { readonly [Each in Name]?: number };

/**
 * Seeded randomness: the same seed gives the same choices on every machine. Each concern has a stream of its
 * own, so one more choice in one does not change the others.
 */
export class Random {
  readonly #seed: number;
  readonly #generator: RandomGenerator;

  constructor(seed: number) {
    this.#seed = seed;
    // Hashed, so that neighbouring seeds do not begin alike.
    this.#generator = xoroshiro128plus(hashOf(String(seed)));
  }

  /** An independent stream for a concern; the same name gives the same stream, whatever was drawn before. */
  stream(name: string): Random {
    return new Random(hashOf(`${this.#seed} ${name}`));
  }

  /** An integer between `least` and `most`, both included. */
  integer(least: number, most: number): number {
    return uniformInt(this.#generator, least, most);
  }

  /** A number from `least` up to, but not including, `most`. */
  number(least: number, most: number): number {
    return least + uniformFloat64(this.#generator) * (most - least);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return uniformFloat64(this.#generator) < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('there is nothing to pick from');
    return list[this.integer(0, list.length - 1)] as T;
  }

  /** One of the choices, each with a probability proportional to its weight. */
  weighted<T>(choices: readonly (readonly [thing: T, weight: number])[]): T;
  weighted<Name extends string>(choices: Weights<Name>): Name;
  weighted(choices: readonly (readonly [thing: unknown, weight: number])[] | Weights<string>): unknown {
    const list = Array.isArray(choices) ? choices : Object.entries(choices);
    let all = 0;
    for (const choice of list) all += choice[1];
    let left = this.number(0, all);
    for (const choice of list) {
      left -= choice[1];
      if (left < 0) return choice[0];
    }
    return list.at(-1)[0];
  }

  /** An index into a list of weights. */
  weightedIndex(weights: readonly number[]): number {
    return this.weighted(weights.map((weight, index) => [index, weight]));
  }

  shuffle<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.integer(0, last);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  /** `count` elements of a list, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }

  /** Whole seconds, drawn from a distribution given by its quantiles at 5, 25, 50, 75 and 95 %. */
  seconds([p5, p25, median, p75, p95]: readonly [number, number, number, number, number]): number {
    const quarter = this.integer(0, 3);
    const bounds = [p5, p25, median, p75, p95];
    return Math.round(this.number(bounds[quarter] as number, bounds[quarter + 1] as number));
  }
}

/** A 32-bit hash of a text (FNV-1a, then mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return mixBits(hash);
}

/** Mixes 32 bits so that every bit of the result depends on all of them (the finaliser of MurmurHash3). */
export function mixBits(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** A number from 0 to 1 derived from a text. */
export function unitOf(text: string): number {
  return (hashOf(text) >>> 0) / 2 ** 32;
}
