import { type Fault, type LineFault, type UnwrittenLine } from '../../direct/faults/fault.js';
import type { FaultRequest } from '../../direct/faults/fault-request.js';
import { faults } from '../../direct/faults/faults.js';
import type { Random } from '../../simulate/random.js';

/** A requested fault in a session: counts its opportunities, and decides at which it happens. */
export class ScheduledFault {
  readonly request: FaultRequest;
  readonly fault: Fault;
  readonly #random: Random;
  #opportunities = 0;
  #isDue = false;
  #isDone = false;

  /** `random` is a stream of its own, so that other faults do not change this one. */
  constructor(request: FaultRequest, random: Random) {
    this.request = request;
    this.fault = faults[request.name];
    this.#random = random;
  }

  /** Whether it happens at this opportunity, so many seconds into the session. */
  isDue(seconds: number): boolean {
    this.#opportunities += 1;
    const { when } = this.request;
    if (when.is === 'rate') return this.#random.chance(when.rate);
    if (this.#isDone) return false;
    this.#isDue ||=
      when.is === 'next' || (when.is === 'nth' ? this.#opportunities >= when.count : seconds >= when.seconds);
    return this.#isDue;
  }

  /** It happens now; returns randomness for its details. */
  begin(): Random {
    this.#isDone = true;
    return this.#random.stream(`moment ${this.#opportunities}`);
  }

  /** The fault, if it can happen to this line. */
  lineFault(line: UnwrittenLine): LineFault | undefined {
    const { fault, request } = this;
    if (fault.touches !== 'line' || (request.kind !== undefined && request.kind !== line.event.event)) return undefined;
    if (fault.kinds && !fault.kinds.has(line.event.event)) return undefined;
    return (fault.appliesTo?.(line) ?? true) ? fault : undefined;
  }
}
