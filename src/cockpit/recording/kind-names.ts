import { visible } from '../../words/printable.js';
import { stateKinds } from './moment-kinds.js';

/** The number of what is no event. */
export const noKind = 0;

/** The kinds that the state of a moment consists of have the numbers from 1 to this one. */
export const lastStateKind = stateKinds.size;

/** No journal has as many kinds; all beyond count as one. */
const mostKinds = 10_000;
const furtherKinds = '…';

/** A longer name is cut. */
const longestName = 100;

/** Gives a number to each kind. */
export class KindNames {
  readonly #names: string[] = ['', ...stateKinds];
  readonly #numbers = new Map(this.#names.map((name, number) => [name, number]));

  get count(): number {
    return this.#names.length;
  }

  name(number: number): string {
    return this.#names[number] ?? '';
  }

  /** The number of a kind, whatever its name. */
  numberOf(name: string): number {
    const usual = this.#numbers.get(name);
    if (usual !== undefined) return usual;
    const shown = visible(name.length > longestName ? `${name.slice(0, longestName)}…` : name);
    const known = this.#numbers.get(shown);
    if (known !== undefined) return known;
    if (this.#names.length >= mostKinds) return this.#add(furtherKinds);
    return this.#add(shown);
  }

  #add(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}
