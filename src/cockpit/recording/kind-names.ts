import { visible } from '../../words/printable.js';
import { stateKinds } from './moment-kinds.js';

/** Number of lines that are no events. */
export const noKind = 0;

/** State kinds are numbered from 1 to this. */
export const lastStateKind = stateKinds.size;

/** No journal has this many; all beyond share one number. */
const mostKinds = 10_000;
const furtherKinds = '…';

/** Longer names are truncated. */
const longestName = 100;

export class KindNames {
  readonly #names: string[] = ['', ...stateKinds];
  readonly #numbers = new Map(this.#names.map((name, number) => [name, number]));

  get count(): number {
    return this.#names.length;
  }

  name(number: number): string {
    return this.#names[number] ?? '';
  }

  numberOf(name: string): number {
    const usual = this.#numbers.get(name);
    if (usual !== undefined) return usual;
    const shown = visible(name.length > longestName ? `${name.slice(0, longestName)}…` : name);
    const kept = this.#names.length < mostKinds ? shown : furtherKinds;
    return this.#numbers.get(shown) ?? this.#numbers.get(kept) ?? this.#add(kept);
  }

  #add(name: string): number {
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}
