import { visible } from '../../words/printable.js';
import { stateKinds } from './state-kinds.js';

/** The number of what is no event. */
export const noKind = 0;

/** The kinds that the state of a moment consists of have the numbers from 1 to this one. */
export const lastStateKind = stateKinds.size;

/** No journal has as many kinds; all beyond count as one. */
const mostKinds = 10_000;
const furtherKinds = '…';

/** A longer name is cut. */
const longestName = 100;

const usualSlots = 4096;

/** Gives a number to each kind, and finds it again by the bytes of its name, without making a text of them. */
export class KindNames {
  readonly #names: string[] = ['', ...stateKinds];
  readonly #numbers = new Map(this.#names.map((name, number) => [name, number]));
  /** Numbers of kinds that were found by their bytes, each in the first free slot from its hash on; 0 is free. */
  #slots = new Uint16Array(usualSlots);
  readonly #bytes: (Uint8Array | undefined)[] = [];
  #filled = 0;

  get count(): number {
    return this.#names.length;
  }

  name(number: number): string {
    return this.#names[number] ?? '';
  }

  /** The number of a kind, whatever its name. */
  numberOf(name: string): number {
    const shown = visible(name.length > longestName ? `${name.slice(0, longestName)}…` : name);
    const known = this.#numbers.get(shown);
    if (known !== undefined) return known;
    if (this.#names.length >= mostKinds) return this.#add(furtherKinds);
    return this.#add(shown);
  }

  /** The number of the kind whose name are these bytes, all of them visible ASCII, with their hash. */
  numberOfBytes(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] as number;
      if (number === 0) return this.#enter(bytes, start, end, slot);
      if (this.#isName(number, bytes, start, end)) return number;
    }
  }

  #isName(number: number, bytes: Uint8Array, start: number, end: number): boolean {
    const name = this.#bytes[number] as Uint8Array;
    if (name.length !== end - start) return false;
    for (let at = 0; at < name.length; at++) if (name[at] !== bytes[start + at]) return false;
    return true;
  }

  #enter(bytes: Uint8Array, start: number, end: number, slot: number): number {
    // A copy: `slice` of a Node buffer would be none, and the bytes will be others soon.
    const name = new Uint8Array(bytes.subarray(start, end));
    const number = this.numberOf(String.fromCharCode(...name));
    // Half of the slots stay free, so that each search is short; what is not entered is found by its text.
    if (number === noKind || this.#bytes[number] || this.#filled >= this.#slots.length / 2) return number;
    this.#slots[slot] = number;
    this.#bytes[number] = name;
    this.#filled++;
    return number;
  }

  #add(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}
