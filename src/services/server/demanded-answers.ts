import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { lagWords } from '../../direct/faults/fault.js';
import { isObject } from '../../journal/journal-event.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { ArgumentError } from '../../words/argument-error.js';
import {
  checkOptions,
  mustBe,
  numberWithin,
  type OptionChecks,
  trueOrFalse,
  wholeNumber,
} from '../../words/option-gate.js';
import type { DemandedAnswer } from '../service.js';
import { changedBy, sendAnswer } from './send-answer.js';

const isText = (value: unknown) => typeof value === 'string';

const checks: OptionChecks<DemandedAnswer> = {
  status: wholeNumber(200, 599),
  body: mustBe(
    'a text, or an object or list to be sent as JSON',
    (value) => isText(value) || (typeof value === 'object' && value !== null),
  ),
  headers: mustBe(
    'an object of texts',
    (value) => isObject(value) && Object.values(value).every((each) => isText(each) || Number.isFinite(each)),
  ),
  delay: numberWithin(0, 3_600_000, 'a number of milliseconds'),
  silent: trueOrFalse,
  cut: trueOrFalse,
  lag: mustBe(
    `a number of seconds, or one of ${lagWords.join(', ')}`,
    (value) => lagWords.includes(value as never) || (typeof value === 'number' && value >= 0),
  ),
  next: wholeNumber(1),
  rate: numberWithin(0, 1),
  path: mustBe('a path such as /upload/', (value) => typeof value === 'string' && value.startsWith('/')),
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

  /** Throws an ArgumentError for an answer that cannot be sent. */
  add(given: DemandedAnswer): void {
    const demand = checkOptions('answer', given, checks);
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
