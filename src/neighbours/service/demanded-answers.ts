import type { FaultyAnswer } from '../../direct/faults/fault.js';
import { StageError } from '../../direct/stage-error.js';

/**
 * An answer that replaces that of a service. With a status the request is refused and not carried out;
 * without one the service answers itself.
 */
export interface DemandedAnswer extends FaultyAnswer {
  /** The number of requests; all until `clearAnswers` by default. */
  readonly next?: number;
  /** The share of requests that get it, from 0 to 1; all by default. */
  readonly rate?: number;
  /** The path of the requests that get it, such as `/upload/`; any by default. */
  readonly path?: string;
}

const settingRules = {
  status: { fits: (value: number) => Number.isInteger(value) && value >= 200 && value <= 599, says: 'from 200 to 599' },
  delay: { fits: (value: number) => value >= 0 && value <= 3_600_000, says: 'milliseconds, at most an hour' },
  next: { fits: (value: number) => Number.isInteger(value) && value > 0, says: 'a number of requests, 1 or more' },
  rate: { fits: (value: number) => value >= 0 && value <= 1, says: 'from 0 to 1' },
};

/** The answers on demand of one service. */
export class DemandedAnswers {
  readonly #random: () => number;
  /** Those for a number of requests, in the order of demand. */
  #counted: { readonly demand: DemandedAnswer; left: number }[] = [];
  /** The others, the latest first. */
  #lasting: DemandedAnswer[] = [];

  constructor(random: () => number) {
    this.#random = random;
  }

  add(demand: DemandedAnswer): void {
    for (const [name, { fits, says }] of Object.entries(settingRules)) {
      const value = demand[name as keyof typeof settingRules];
      if (value !== undefined && !fits(value)) throw new StageError(`'${name}' of an answer must be ${says}`);
    }
    if (demand.next === undefined) this.#lasting.unshift(demand);
    else this.#counted.push({ demand, left: demand.next });
  }

  /** Those that have yet to be given, in the order of their turn. */
  get all(): readonly DemandedAnswer[] {
    return [...this.#counted.map(({ demand, left }) => ({ ...demand, next: left })), ...this.#lasting];
  }

  clear(): void {
    this.#counted = [];
    this.#lasting = [];
  }

  /** The answer for a request, if one is due. Counted ones come first. */
  take(path: string): DemandedAnswer | undefined {
    const counted = this.#counted.find(({ demand }) => this.#applies(demand, path));
    if (!counted) return this.#lasting.find((demand) => this.#applies(demand, path));
    counted.left--;
    if (counted.left === 0) this.#counted.splice(this.#counted.indexOf(counted), 1);
    return counted.demand;
  }

  #applies({ path: wanted = '', rate = 1 }: DemandedAnswer, path: string): boolean {
    return (wanted === '' || wanted === path) && (rate >= 1 || this.#random() < rate);
  }
}
