import { type FeedMessages, mostFindingLines, type Questions } from '../../../protocol.js';
import { messageOf } from '../../words/message-of.js';
import { RowPages } from './row-pages.js';

type RowsQuestion = Questions['rows'];
export type AskRows = (ask: RowsQuestion['ask'], signal: AbortSignal) => Promise<RowsQuestion['answer']>;

interface LoaderOptions {
  readonly ask: AskRows;
  /** Called when the shown rows change. */
  readonly changed: () => void;
  /** Schedules `refresh`; called when there may be more matching rows. */
  readonly refreshSoon: () => void;
  readonly retryDelay?: number;
}

const mostAtOnce = 2;
const mostRemembered = 10_000;
/** Rows on either side of one in the middle of a large screen. */
const aroundIt = 20;

/** Fetches visible rows, and appends those pushed by the feed. */
export class RowLoader {
  readonly pages = new RowPages();
  /** Empty for all rows. */
  query = '';
  /** Whether the number of matching rows is still unknown. */
  isCounting = true;
  error: string | undefined;
  /** Why no row matches. */
  hint: string | undefined;
  #sight = { from: 0, to: 0 };
  #abort = new AbortController();
  #isResting = false;
  readonly #asking = new Set<number>();
  /** Findings received while rows were being fetched; the response may predate them. */
  #findingsDuringFetch: FeedMessages['findings']['lines'] = [];
  readonly #options: LoaderOptions;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** Sets the visible range. */
  look(from: number, to: number): void {
    this.#sight = { from, to };
    this.#fetchMissing();
  }

  /** Fetches the rows around one that will be visible soon. */
  prefetch(index: number): void {
    this.#fetchMissing({ from: index - aroundIt, to: index + aroundIt });
  }

  /** Starts over, with another query or because line numbers have changed their meaning. */
  begin(query: string, lines: number): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#asking.clear();
    this.query = query;
    this.hint = undefined;
    this.pages.clear();
    this.error = undefined;
    this.isCounting = query !== '';
    if (this.isCounting) void this.#fetchPage(0);
    else this.pages.total = lines;
    this.#options.changed();
  }

  addLines({ from, rows }: Pick<FeedMessages['lines'], 'from' | 'rows'>): void {
    if (this.query !== '') return this.#options.refreshSoon();
    const { pages } = this;
    if (from > pages.total) pages.total = from;
    pages.append(rows.slice(pages.total - from));
    this.#options.changed();
  }

  addFindings(lines: FeedMessages['findings']['lines']): void {
    this.pages.markFindings(lines);
    if (this.#asking.size > 0)
      this.#findingsDuringFetch = [...this.#findingsDuringFetch, ...lines].slice(-mostRemembered);
    // A message lists a limited number of lines: there were more.
    if (lines.length >= mostFindingLines) this.pages.outdate();
    if (/severity/i.test(this.query) && lines.length > 0) {
      // New matches may be between existing rows.
      this.pages.outdate();
      this.#options.refreshSoon();
    }
    this.#options.changed();
  }

  /** Messages were missed; there are `lines` lines now. */
  catchUp(lines: number): void {
    this.pages.outdate();
    if (this.query !== '') this.#options.refreshSoon();
    else this.pages.total = lines;
    this.#options.changed();
  }

  /** Fetches newly matching rows. */
  async refresh(): Promise<void> {
    if (this.query !== '') await this.#fetchPage(Math.floor(Math.max(0, this.pages.total - 1) / this.pages.size));
  }

  /** Index of a line among the matching rows, or of the last one before it. */
  async indexOf(n: number): Promise<number | undefined> {
    const found = await this.find(n);
    return found && (found.isExact || found.index < this.pages.total) ? found.index : undefined;
  }

  /** The same, and whether the line matches; undefined if it is not there yet. */
  async find(n: number): Promise<{ readonly index: number; readonly isExact: boolean } | undefined> {
    const { query } = this;
    const known = query !== '' ? this.pages.indexOf(n) : n;
    if (known !== undefined) return known < this.pages.total ? { index: known, isExact: true } : undefined;
    const answer = await this.#askFor({ around: n, count: this.pages.size, query });
    if (!answer) return undefined;
    const at = Math.max(
      0,
      answer.rows.findLastIndex((row) => row.n <= n),
    );
    return { index: answer.from + at, isExact: answer.rows[at]?.n === n };
  }

  /** Line number at an index among the matching rows. */
  async lineAt(index: number): Promise<number | undefined> {
    const { query, pages } = this;
    if (query === '') return index < pages.total ? index : undefined;
    return pages.rowAt(index)?.n ?? (await this.#askFor({ from: index, count: 1, query }))?.rows[0]?.n;
  }

  /** Undefined if the request fails (the error is shown), or if the rows have been reset meanwhile. */
  async #askFor(ask: RowsQuestion['ask']): Promise<RowsQuestion['answer'] | undefined> {
    const { signal } = this.#abort;
    try {
      const answer = await this.#options.ask(ask, signal);
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.error = messageOf(error);
      this.#rest();
      this.#options.changed();
      return undefined;
    }
  }

  #fetchMissing({ from, to } = this.#sight): void {
    if (this.#isResting) return;
    const missing = this.pages.missing(from, to).filter((number) => !this.#asking.has(number));
    for (const number of missing.slice(0, Math.max(0, mostAtOnce - this.#asking.size))) void this.#fetchPage(number);
  }

  async #fetchPage(number: number): Promise<void> {
    const { query, pages } = this;
    const { signal } = this.#abort;
    this.#asking.add(number);
    const answer = await this.#askFor({ from: number * pages.size, count: pages.size, ...(query !== '' && { query }) });
    if (signal.aborted) return;
    this.#asking.delete(number);
    if (answer) {
      if (query !== '') pages.total = answer.total;
      this.hint = answer.hint;
      pages.put(number, answer.rows);
      pages.markFindings(this.#findingsDuringFetch);
      this.isCounting = false;
      this.error = undefined;
    }
    if (this.#asking.size === 0) this.#findingsDuringFetch = [];
    this.#options.changed();
    this.#fetchMissing();
  }

  /** Waits before asking again after a failure. */
  #rest(): void {
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      if (this.isCounting) void this.#fetchPage(0);
      else this.#fetchMissing();
      if (this.#asking.size > 0) return;
      // Everything has been fetched.
      this.error = undefined;
      this.#options.changed();
    }, this.#options.retryDelay ?? 2000);
  }
}
