import { type Fault, type LineFault, type UnwrittenLine } from '../../direct/faults/fault.js';
import type { FaultRequest } from '../../direct/faults/fault-request.js';
import { faults } from '../../direct/faults/faults.js';
import type { Random } from '../../simulate/random.js';

/** A wish while a session is written: it counts the moments at which its fault can happen, and says when it should. */
export class ScheduledFault {
  readonly wish: FaultRequest;
  readonly fault: Fault;
  readonly #random: Random;
  #moments = 0;
  #isDue = false;
  #isDone = false;

  /** The chance is its own: other wishes change nothing in it. */
  constructor(request: FaultRequest, random: Random) {
    this.wish = request;
    this.fault = faults[request.name];
    this.#random = random;
  }

  /** One more moment at which it can happen, so many seconds after the session began: whether it should. */
  isDue(seconds: number): boolean {
    this.#moments += 1;
    const { when } = this.wish;
    if (when.is === 'rate') return this.#random.chance(when.rate);
    if (this.#isDone) return false;
    this.#isDue ||= when.is === 'next' || (when.is === 'nth' ? this.#moments >= when.count : seconds >= when.seconds);
    return this.#isDue;
  }

  /** It happens now: chance for what it is like in detail. */
  begin(): Random {
    this.#isDone = true;
    return this.#random.stream(`moment ${this.#moments}`);
  }

  /** The fault, if it is one of lines and can happen to this one. */
  lineFault(line: UnwrittenLine): LineFault | undefined {
    const { fault, wish: request } = this;
    if (fault.touches !== 'line' || (request.kind !== undefined && request.kind !== line.event.event)) return undefined;
    if (fault.kinds && !fault.kinds.has(line.event.event)) return undefined;
    return (fault.appliesTo?.(line) ?? true) ? fault : undefined;
  }
}
