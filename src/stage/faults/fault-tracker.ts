import path from 'node:path';
import type { FaultRequest } from '../../direct/faults/fault-request.js';
import { Random } from '../../simulate/random.js';
import { timestampOf } from '../../simulate/session-time.js';
import { increment } from '../record/write-tally.js';
import type { AnswerKey, KeyEntry } from './answer-key.js';
import type { RequestedFault } from './requested-fault.js';
import { ScheduledFault } from './scheduled-fault.js';

export interface FaultTrackerOptions {
  /** Seed of the session: the same faults happen at any speed. */
  readonly seed: number;
  /** Start of the session. */
  readonly start: Date;
  readonly requests: readonly FaultRequest[];
  readonly key: AnswerKey;
  /** Called for each fault that stays visible. */
  readonly onLasting: () => void;
}

/** Location and description of a fault. */
type FaultPlace = Pick<KeyEntry, 'file' | 'line' | 'what'> & {
  readonly pointer?: string;
  readonly news?: string | undefined;
};

/** The requested faults, and the record of those that happened. */
export class FaultTracker {
  readonly key: AnswerKey;
  /** The session time, in milliseconds since 1970. */
  now: number;
  readonly #random: Random;
  readonly #onLasting: () => void;
  readonly #began: number;
  readonly #scheduled: ScheduledFault[] = [];
  /** Number of the first entry for each finding. */
  readonly #news = new Map<string, number>();

  constructor({ seed, start, requests, key, onLasting }: FaultTrackerOptions) {
    this.key = key;
    this.#onLasting = onLasting;
    this.#random = new Random(seed).stream('faults');
    this.#began = start.getTime();
    this.now = this.#began;
    for (const request of requests) this.add(request);
  }

  add(request: FaultRequest): void {
    const twins = this.#scheduled.filter((each) => each.request.name === request.name).length;
    this.#scheduled.push(new ScheduledFault(request, this.#random.stream(`${request.name} ${twins}`)));
  }

  get requested(): readonly RequestedFault[] {
    return this.#scheduled.map((each) => each.described);
  }

  /** Stopped ones stay in the list: the random stream of a later fault depends on their number. */
  stop(fault: string | undefined): readonly RequestedFault[] {
    const isMeant = ({ request }: ScheduledFault) => [undefined, request.name, request.text].includes(fault);
    const stopped = this.#scheduled.filter((each) => isMeant(each) && each.stop());
    return stopped.map((each) => each.described);
  }

  /** Whether any fault was requested. */
  get hasFaults(): boolean {
    return this.#scheduled.length > 0;
  }

  /** Occurrences of each requested fault. */
  counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>(this.#scheduled.map(({ request }) => [request.name, 0]));
    for (const { fault } of this.key.entries) increment(counts, fault);
    return counts;
  }

  /**
   * The first fault that is possible and due. All are evaluated, so that each counts its own opportunities.
   */
  nextDue(canHappen: (scheduled: ScheduledFault) => boolean): ScheduledFault | undefined {
    const seconds = (this.now - this.#began) / 1000;
    let first: ScheduledFault | undefined;
    for (const scheduled of this.#scheduled) if (canHappen(scheduled) && scheduled.isDue(seconds)) first ??= scheduled;
    return first;
  }

  record(scheduled: ScheduledFault, { file, line, pointer = '', what, news }: FaultPlace): KeyEntry {
    const {
      fault: { trace, rules },
      request,
    } = scheduled;
    const location = { file: path.basename(file), line, pointer };
    if (trace === 'lasting') this.#onLasting();
    const first = news === undefined ? undefined : this.#news.get(`${request.name} ${news}`);
    const entry = this.key.add({
      fault: request.name,
      ...location,
      what,
      at: timestampOf(this.now / 1000),
      trace,
      rules,
      ...(first !== undefined && { countedWith: first }),
    });
    scheduled.note(entry);
    if (news !== undefined && first === undefined) this.#news.set(`${request.name} ${news}`, entry.number);
    return entry;
  }
}
