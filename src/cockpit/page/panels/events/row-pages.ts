import type { FeedMessages, Row } from '../../../protocol.js';

interface Page {
  readonly rows: Row[];
  /** Shown until fetched again. */
  isStale: boolean;
}

/** LRU cache of rows in pages, fetched or pushed by the feed. */
export class RowPages {
  /** Number of rows at the source. */
  total = 0;
  /** Least recently used first. */
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

  /** Index of a line among the cached rows. */
  indexOf(n: number): number | undefined {
    for (const [number, { rows }] of this.#pages) {
      const at = rows.findIndex((row) => row.n === n);
      if (at >= 0) return number * this.size + at;
    }
    return undefined;
  }

  /** Pages to fetch for an inclusive range of rows; cached ones are marked as used. */
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

  /** Stores a page sent by the source. */
  put(number: number, rows: readonly Row[]): void {
    this.#keep(number, { rows: [...rows], isStale: false });
  }

  /** Appends new rows; a page that lacks earlier rows has to be fetched. */
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

  /** Findings arrive after their lines. */
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

  /** Marks all pages as stale. */
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
