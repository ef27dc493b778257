import type { BrokenLine, Fault, FaultRandom, FaultyExchange, UnwrittenLine } from '../../direct/faults/fault.js';
import type { FaultRequest } from '../../direct/faults/fault-request.js';
import { faults } from '../../direct/faults/faults.js';
import type { ServiceName } from '../../direct/service-names.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';
import type { KeyEntry } from './answer-key.js';
import type { RequestedFault } from './requested-fault.js';

/** A requested fault: counts its opportunities and decides when it happens. */
export class ScheduledFault {
  readonly request: FaultRequest;
  readonly fault: Fault;
  readonly #random: Random;
  #opportunities = 0;
  #isDue = false;
  #isDone = false;
  #isStopped = false;
  #count = 0;
  #last: KeyEntry | undefined;

  /** `random` is its own stream, so that other faults do not affect it. */
  constructor(request: FaultRequest, random: Random) {
    this.request = request;
    this.fault = faults[request.name];
    this.#random = random;
  }

  /** Whether it happens at this opportunity, `seconds` into the session. */
  isDue(seconds: number): boolean {
    this.#opportunities += 1;
    if (this.#isStopped) return false;
    const { when } = this.request;
    if (when.is === 'rate') return this.#random.chance(when.rate);
    if (this.#isDone) return false;
    this.#isDue ||=
      when.is === 'next' || (when.is === 'nth' ? this.#opportunities >= when.count : seconds >= when.seconds);
    return this.#isDue;
  }

  get described(): RequestedFault {
    const running = this.request.when.is === 'rate' ? 'repeating' : this.#isDone ? 'over' : 'waiting';
    const last = this.#last;
    return {
      fault: this.request.text,
      state: this.#isStopped ? 'stopped' : running,
      count: this.#count,
      ...(last && { last: { file: last.file, line: last.line, at: last.at, what: last.what } }),
    };
  }

  /** Records an occurrence. */
  note(entry: KeyEntry): void {
    this.#count++;
    this.#last = entry;
  }

  /** Lets it happen no more; returns whether it might have. */
  stop(): boolean {
    const { state } = this.described;
    this.#isStopped ||= state === 'waiting' || state === 'repeating';
    return state !== this.described.state;
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
    const { fault, request } = this;
    if (fault.touches !== 'companion' || !fault.kinds.has(companion.event)) return false;
    if (request.kind !== undefined && request.kind !== companion.event) return false;
    return fault.appliesTo?.(companion) ?? true;
  }

  /** The answer instead of that of a service, if it happens to such requests. */
  answerTo(service: ServiceName, path: string): FaultyExchange | undefined {
    const { fault } = this;
    if (fault.touches !== 'request' || fault.service !== service) return undefined;
    return (fault.path?.test(path) ?? true) ? fault.answer : undefined;
  }

  #ask(line: UnwrittenLine): UnwrittenLine {
    const { field } = this.request;
    return field === undefined ? line : { ...line, field };
  }
}
