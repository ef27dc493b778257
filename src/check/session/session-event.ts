import type { Members } from '../../interface/object-rule.js';
import type { WantedPart } from '../scan/extraction-paths.js';
import { headCells } from '../scan/row-format.js';
import type { RowReader } from '../scan/session-rows.js';
import { momentText, noDay } from './moment-text.js';

/**
 * An event of one kind as the rules see it: a view that is put onto row after row, so that no object is made for any of them,
 * and no value that no rule asks for. Nobody may keep it.
 */
export class SessionEvent {
  [member: string]: unknown;
  readonly event: string;
  #rows: RowReader | undefined;
  #row = 0;
  #day = noDay;
  #time = 0;
  #timestamp: unknown;
  readonly #width: number;

  /** `wanted` has the members of a row of this kind, in their order. */
  constructor(kind: string, { names, parts }: WantedPart) {
    this.event = kind;
    this.#width = names.length;
    for (const [index, name] of names.entries()) {
      const get = () => this.#rows?.value(this.#row, this.#row + headCells + index, parts[index] as WantedPart);
      Object.defineProperty(this, name, { get, enumerable: true });
    }
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
    this.#rows = rows;
    this.#row = row;
    this.#day = day;
    this.#time = time;
    if (day === noDay) this.#timestamp = rows.value(row, row + headCells + this.#width, noPart);
    return this;
  }
}

const noPart: WantedPart = { names: [], parts: [] };
