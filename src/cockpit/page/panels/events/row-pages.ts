import type { FeedMessages, Row } from '../../../protocol.js';

interface Page {
  readonly rows: Row[];
  /** Shown until it has been fetched again. */
  isStale: boolean;
}

/** The rows that were fetched or that came by themselves, in pages; those not looked at for longest are forgotten. */
export class RowPages {
  /** How many rows there are at the source. */
  total = 0;
  /** In the order of use. */
  readonly #pages = new Map<number, Page>();

  readonly size: number;
  readonly #most: number;

  constructor(size = 100, most = 40) {
    this.size = size;
    this.#most = most;
  }

  rowAt(index: number): Row | undefined {
    return this.#pages.get(Math.floor(index / this.size))?.rows[index % this.size];
  }

  /** Where a line is among the rows that are here. */
  indexOf(n: number): number | undefined {
    for (const [number, { rows }] of this.#pages) {
      const at = rows.findIndex((row) => row.n === n);
      if (at >= 0) return number * this.size + at;
    }
    return undefined;
  }

  /** The pages between two rows, both of them included, that have to be fetched; those that are here count as used. */
  missing(from: number, to: number): number[] {
    const missing: number[] = [];
    const last = Math.min(to, this.total - 1);
    for (let number = Math.floor(Math.max(0, from) / this.size); number * this.size <= last; number++) {
      const page = this.#pages.get(number);
      if (page) this.#keep(number, page);
      const expected = Math.min(this.size, this.total - number * this.size);
      if (!page || page.isStale || page.rows.length < expected) missing.push(number);
    }
    return missing;
  }

  /** A page as the source sent it. */
  put(number: number, rows: readonly Row[]): void {
    this.#keep(number, { rows: [...rows], isStale: false });
  }

  /** Rows that came after all others; a page that lacks those before them has to be fetched. */
  append(rows: readonly Row[]): void {
    for (const row of rows) {
      const number = Math.floor(this.total / this.size);
      const place = this.total % this.size;
      const page = this.#pages.get(number);
      if (page?.rows.length === place) page.rows.push(row);
      else if (place === 0) this.#keep(number, { rows: [row], isStale: false });
      this.total++;
    }
  }

  /** Findings come after their lines. */
  markFindings(lines: FeedMessages['findings']['lines']): void {
    if (lines.length === 0) return;
    const severities = new Map(lines.map(({ n, severity }) => [n, severity]));
    for (const { rows } of this.#pages.values()) {
      for (const [at, row] of rows.entries()) {
        const severity = severities.get(row.n);
        if (severity) rows[at] = { ...row, severity };
      }
    }
  }

  /** All of them have to be fetched again. */
  outdate(): void {
    for (const page of this.#pages.values()) page.isStale = true;
  }

  clear(): void {
    this.#pages.clear();
    this.total = 0;
  }

  #keep(number: number, page: Page): void {
    this.#pages.delete(number);
    this.#pages.set(number, page);
    if (this.#pages.size <= this.#most) return;
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined) this.#pages.delete(oldest);
  }
}
