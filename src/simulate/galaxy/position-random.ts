/**
 * Numbers from a place: the same place always gives the same ones, in the same order. Millions of stars are made from
 * them, which a stream of `Random` is too slow for.
 */
export class PositionRandom {
  #state: number;

  constructor(x: number, y: number, z: number) {
    this.#state = mix(mix(mix(x) ^ y) ^ z);
  }

  /** A whole number from 0 up to, but not including, `count`; at most 2^32. */
  below(count: number): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    return Math.floor(((mix(this.#state) >>> 0) / 2 ** 32) * count);
  }
}

/** Every bit of the result hangs on every bit of the number. */
function mix(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
