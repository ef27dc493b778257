import { mixBits } from '../random.js';

/**
 * Random numbers from a position: the same position always gives the same sequence. Millions of stars are
 * made from them, for which a stream of `Random` is too slow.
 */
export class PositionRandom {
  #state: number;

  constructor(x: number, y: number, z: number) {
    this.#state = mixBits(mixBits(mixBits(x) ^ y) ^ z);
  }

  /** A whole number from 0 up to, but not including, `count`; at most 2^32. */
  below(count: number): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    return Math.floor(((mixBits(this.#state) >>> 0) / 2 ** 32) * count);
  }
}
