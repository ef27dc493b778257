import path from 'node:path';
import type { FaultRequest } from '../../direct/faults/fault-request.js';
import { Random } from '../../simulate/random.js';
import { timestampOf } from '../../simulate/session-time.js';
import { increment } from '../record/session-tally.js';
import type { AnswerKey, KeyEntry } from './answer-key.js';
import { ScheduledFault } from './scheduled-fault.js';

export interface FaultTrackerOptions {
  /** That of the session: the same faults come at any speed. */
  readonly seed: number;
  /** When the session begins. */
  readonly start: Date;
  readonly requests: readonly FaultRequest[];
  readonly key: AnswerKey;
}

/** Where a fault is to be seen, and what it is. */
type FaultPlace = Pick<KeyEntry, 'file' | 'line' | 'what'> & { readonly pointer?: string };

/** What is wished for, and what has come of it. */
export class FaultTracker {
  readonly key: AnswerKey;
  /** When the present moment is, in milliseconds since 1970. */
  now: number;
  readonly #random: Random;
  readonly #began: number;
  readonly #askings: ScheduledFault[] = [];

  constructor({ seed, start, requests, key }: FaultTrackerOptions) {
    this.key = key;
    this.#random = new Random(seed).stream('faults');
    this.#began = start.getTime();
    this.now = this.#began;
    for (const request of requests) this.wish(request);
  }

  wish(request: FaultRequest): void {
    const twins = this.#askings.filter((each) => each.wish.name === request.name).length;
    this.#askings.push(new ScheduledFault(request, this.#random.stream(`${request.name} ${twins}`)));
  }

  /** How often each fault has happened, of those that are wished for. */
  counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>(this.#askings.map(({ wish: request }) => [request.name, 0]));
    for (const { fault } of this.key.entries) increment(counts, fault);
    return counts;
  }

  /** The first wish that can come true now and wants to; all are asked, so that the chances of each stay its own. */
  nextDue(canHappen: (scheduled: ScheduledFault) => boolean): ScheduledFault | undefined {
    const seconds = (this.now - this.#began) / 1000;
    let first: ScheduledFault | undefined;
    for (const scheduled of this.#askings) if (canHappen(scheduled) && scheduled.isDue(seconds)) first ??= scheduled;
    return first;
  }

  record(
    { fault: { trace, rules }, wish: request }: ScheduledFault,
    { file, line, pointer = '', what }: FaultPlace,
  ): KeyEntry {
    const place = { file: path.basename(file), line, pointer };
    return this.key.add({ fault: request.name, ...place, what, at: timestampOf(this.now / 1000), trace, rules });
  }
}
