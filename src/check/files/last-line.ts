import type { Members } from '../../interface/object-rule.js';
import { timeFrom } from '../session/field-readers.js';
import { momentText, noDay } from '../session/moment-text.js';

/** The last line of a kind that refers to a companion. */
export interface LastLine {
  readonly kind: string;
  /** Larger for a later line. */
  readonly order: number;
  readonly file: string;
  readonly line: number;
  readonly timestamp: string | undefined;
}

/** The last line of a kind so far. There are many such lines, and few are asked about. */
export class LastLineSoFar implements LastLine {
  readonly kind: string;
  order = 0;
  file = '';
  line = 0;
  #day = noDay;
  #time = 0;
  #written: string | undefined;

  constructor(kind: string) {
    this.kind = kind;
  }

  get timestamp(): string | undefined {
    return this.#day === noDay ? this.#written : momentText(this.#day, this.#time);
  }

  /** There is a later one. Its time is in two numbers, or if it has no day, in the event. */
  moveTo(order: number, file: string, line: number, day: number, time: number, event: Members): void {
    this.order = order;
    this.file = file;
    this.line = line;
    this.#day = day;
    this.#time = time;
    if (day === noDay) this.#written = timeFrom(event.timestamp);
  }

  snapshot(): LastLine {
    const { kind, order, file, line, timestamp } = this;
    return { kind, order, file, line, timestamp };
  }

  restore({ order, file, line, timestamp }: LastLine): void {
    this.moveTo(order, file, line, noDay, 0, { timestamp });
  }
}
