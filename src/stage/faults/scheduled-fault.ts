import type { BrokenLine, Fault, FaultRandom, UnwrittenLine } from '../../direct/faults/fault.js';
import type { FaultRequest } from '../../direct/faults/fault-request.js';
import { faults } from '../../direct/faults/faults.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';

/** A requested fault: counts its opportunities and decides when it happens. */
export class ScheduledFault {
  readonly request: FaultRequest;
  readonly fault: Fault;
  readonly #random: Random;
  #opportunities = 0;
  #isDue = false;
  #isDone = false;

  /** `random` is its own stream, so that other faults do not affect it. */
  constructor(request: FaultRequest, random: Random) {
    this.request = request;
    this.fault = faults[request.name];
    this.#random = random;
  }

  /** Whether it happens at this opportunity, `seconds` into the session. */
  isDue(seconds: number): boolean {
    this.#opportunities += 1;
    const { when } = this.request;
    if (when.is === 'rate') return this.#random.chance(when.rate);
    if (this.#isDone) return false;
    this.#isDue ||=
      when.is === 'next' || (when.is === 'nth' ? this.#opportunities >= when.count : seconds >= when.seconds);
    return this.#isDue;
  }

  /** Marks it as happened; returns randomness for its details. */
  begin(): FaultRandom {
    this.#isDone = true;
    return { moment: this.#random.stream(`moment ${this.#opportunities}`), patch: this.#random.stream('patch') };
  }

  /** Whether it can happen to this line. */
  suitsLine(line: UnwrittenLine): boolean {
    const { fault, request } = this;
    if (fault.touches !== 'line' || (request.kind !== undefined && request.kind !== line.event.event)) return false;
    if (fault.kinds && !fault.kinds.has(line.event.event)) return false;
    return fault.appliesTo?.(this.#ask(line)) ?? true;
  }

  /** Applies it to a suitable line. */
  breakLine(line: UnwrittenLine): BrokenLine | undefined {
    const { fault } = this;
    return fault.touches === 'line' ? fault.make(this.#ask(line), this.begin()) : undefined;
  }

  /** Whether it can happen to this companion. */
  suitsCompanion(companion: WritableEvent): boolean {
    const { fault } = this;
    if (fault.touches !== 'companion' || !fault.kinds.has(companion.event)) return false;
    return fault.appliesTo?.(companion) ?? true;
  }

  #ask(line: UnwrittenLine): UnwrittenLine {
    const { field } = this.request;
    return field === undefined ? line : { ...line, field };
  }
}
