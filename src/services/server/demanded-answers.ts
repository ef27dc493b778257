import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { reasonOf } from '../../journal/system-error-reason.js';
import { ArgumentError } from '../../words/argument-error.js';
import { checkOptions } from '../../words/shape/check-options.js';
import type { DemandedAnswer } from '../service.js';
import { demandShapes } from './demand-shapes.js';
import { changedBy, sendAnswer } from './send-answer.js';

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

  /** Throws an ArgumentError for an answer that cannot be sent. */
  add(given: DemandedAnswer): void {
    const demand = checkOptions<DemandedAnswer>('answer', given, demandShapes);
    try {
      // A trial without a client: Node knows best what a header may contain.
      sendAnswer(new ServerResponse(new IncomingMessage(new Socket())), changedBy(demand, { status: 200 }));
    } catch (cause) {
      throw new ArgumentError(`this answer cannot be sent: ${reasonOf(cause)}`, { cause });
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
