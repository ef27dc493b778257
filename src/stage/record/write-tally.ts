/** Counts the lines and companions that are written. */
export class WriteTally {
  readonly #events = new Map<string, number>();
  readonly #companions = new Map<string, number>();
  /**
   * The last companion and its run length: nearly all are Status, and looking that up each time would be
   * slow.
   */
  #companion = '';
  #inRow = 0;
  #lines = 0;
  #bad = 0;
  #last: number | undefined;

  /** Counts a line; `kind` is undefined if it cannot be parsed. Times are in milliseconds since 1970. */
  countLine(at: number, kind: string | undefined): void {
    this.#last = at;
    this.#lines += 1;
    if (kind === undefined) this.#bad += 1;
    else increment(this.#events, kind);
  }

  /** Counts a companion: by kind in a session, by file in a replay. */
  countCompanion(at: number, name: string): void {
    this.#last = at;
    if (name !== this.#companion) {
      this.#countRow();
      this.#companion = name;
    }
    this.#inRow += 1;
  }

  #countRow(): void {
    if (this.#inRow > 0) increment(this.#companions, this.#companion, this.#inRow);
    this.#inRow = 0;
  }

  /** The number of lines of each kind. */
  get events(): ReadonlyMap<string, number> {
    return this.#events;
  }

  /** The number of lines in all. */
  get lines(): number {
    return this.#lines;
  }

  /** The number of lines that cannot be parsed. */
  get bad(): number {
    return this.#bad;
  }

  /** How often each companion was written. */
  get companions(): ReadonlyMap<string, number> {
    this.#countRow();
    return this.#companions;
  }

  /** Time of the latest write; undefined before the first. */
  get last(): number | undefined {
    return this.#last;
  }
}

export function increment(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
