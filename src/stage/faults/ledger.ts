import path from 'node:path';
import { timestampOf } from '../../simulate/play/calendar.js';
import { Random } from '../../simulate/random.js';
import { more } from '../record/tally.js';
import type { AnswerKey, KeyEntry } from './answer-key.js';
import { Asking } from './asking.js';
import type { FaultWish } from './wish.js';

export interface LedgerOptions {
  /** That of the session: the same faults come at any speed. */
  readonly seed: number;
  /** When the session begins. */
  readonly start: Date;
  readonly wishes: readonly FaultWish[];
  readonly key: AnswerKey;
}

/** Where a fault is to be seen, and what it is. */
type Place = Pick<KeyEntry, 'file' | 'line' | 'what'> & { readonly pointer?: string };

/** What is wished for, and what has come of it. */
export class Ledger {
  readonly key: AnswerKey;
  /** When the present moment is, in milliseconds since 1970. */
  now: number;
  readonly #random: Random;
  readonly #began: number;
  readonly #askings: Asking[] = [];

  constructor({ seed, start, wishes, key }: LedgerOptions) {
    this.key = key;
    this.#random = new Random(seed).stream('faults');
    this.#began = start.getTime();
    this.now = this.#began;
    for (const wish of wishes) this.wish(wish);
  }

  wish(wish: FaultWish): void {
    const twins = this.#askings.filter((each) => each.wish.name === wish.name).length;
    this.#askings.push(new Asking(wish, this.#random.stream(`${wish.name} ${twins}`)));
  }

  /** How often each fault has happened, of those that are wished for. */
  counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>(this.#askings.map(({ wish }) => [wish.name, 0]));
    for (const { fault } of this.key.entries) more(counts, fault);
    return counts;
  }

  /** The first wish that can come true now and wants to; all are asked, so that the chances of each stay its own. */
  askingFor(canHappen: (asking: Asking) => boolean): Asking | undefined {
    const seconds = (this.now - this.#began) / 1000;
    let first: Asking | undefined;
    for (const asking of this.#askings) if (canHappen(asking) && asking.asks(seconds)) first ??= asking;
    return first;
  }

  note({ fault: { trace, rules }, wish }: Asking, { file, line, pointer = '', what }: Place): KeyEntry {
    const place = { file: path.basename(file), line, pointer };
    return this.key.add({ fault: wish.name, ...place, what, at: timestampOf(this.now / 1000), trace, rules });
  }
}
