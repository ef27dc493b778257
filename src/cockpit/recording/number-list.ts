import { lastWhere } from './last-where.js';

const usualRoom = 64;

/** Compact list of ascending integers. */
export class NumberList {
  #numbers = new Int32Array(usualRoom);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  at(index: number): number {
    return this.#numbers[index] as number;
  }

  /** Appends a number greater than all others. */
  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Int32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = number;
  }

  /** Number of elements below a number. */
  below(number: number): number {
    return lastWhere(this.#numbers.subarray(0, this.#length), (each) => each < number) + 1;
  }

  slice(from: number, to: number): number[] {
    return [...this.#numbers.subarray(Math.max(0, from), Math.min(to, this.#length))];
  }

  remove(number: number): void {
    const index = this.below(number);
    if (index === this.#length || this.#numbers[index] !== number) return;
    this.#numbers.copyWithin(index, index + 1, this.#length);
    this.#length--;
  }
}
