import type { Members } from '../../interface/object-rule.js';
import type { WantedPart } from '../scan/extraction-paths.js';
import { headCells } from '../scan/row-format.js';
import type { RowReader } from '../scan/session-rows.js';
import { momentText, noDay } from './moment-text.js';

/**
 * An event of one kind as the rules see it: a view that is put onto row after row, so that no object is made for any of
 * them. Nobody may keep it.
 */
export class SessionEvent {
  [member: string]: unknown;
  readonly event: string;
  readonly #names: readonly string[];
  readonly #parts: readonly WantedPart[];
  /** The values of the members in their order: to find them by name takes longer, and many stay as they were. */
  readonly #values: unknown[];
  #day = noDay;
  #time = 0;
  #timestamp: unknown;

  /** `wanted` has the members of a row of this kind, in their order. */
  constructor(kind: string, { names, parts }: WantedPart) {
    this.event = kind;
    this.#names = names;
    this.#parts = parts;
    this.#values = names.map(() => undefined);
    for (const name of names) this[name] = undefined;
  }

  get timestamp(): unknown {
    if (this.#day !== noDay) {
      this.#timestamp = momentText(this.#day, this.#time);
      this.#day = noDay;
    }
    return this.#timestamp;
  }

  /** The event is now that of a row; without a day, its time stands behind its members. */
  show(rows: RowReader, row: number, day: number, time: number): Members {
    const values = this.#values;
    const first = row + headCells;
    for (let index = 0; index < values.length; index++) {
      const value = rows.value(row, first + index, this.#parts[index]);
      if (value === values[index]) continue;
      values[index] = value;
      this[this.#names[index] as string] = value;
    }
    this.#day = day;
    this.#time = time;
    if (day === noDay) this.#timestamp = rows.value(row, first + values.length);
    return this;
  }
}
