import { getOrMake } from '../../words/map-entries.js';
import { countedAs, type Finding, type LineFinding } from '../finding.js';
import { isReportedOnce, keyOf, type Repeat } from '../repeat-counter.js';
import { locatedFindings } from '../text/locate-findings.js';

/**
 * How often a finding occurred since the last report that is reported once; and whether an earlier report has
 * it.
 */
interface Once {
  readonly rule: string;
  readonly isReported: boolean;
  count: number;
}

/** More are not remembered from one report to the next. */
const mostReported = 10_000;

/** Collects the findings of some lines. Those that are reported once are located once, then counted. */
export class FindingLog {
  #findings: { readonly finding: LineFinding; readonly once?: Once | undefined }[] = [];
  #occurred = new Map<string, Once>();
  /** Their rules, by key. */
  readonly #reported = new Map<string, string>();

  get count(): number {
    return this.#findings.length;
  }

  add(finding: LineFinding): void {
    this.#findings.push({ finding });
  }

  /** Adds the findings of one event. `complete` adds the expensive details of new ones. */
  addNew(
    findings: readonly Finding[],
    line: number,
    text: () => string,
    complete: (fresh: readonly Finding[]) => readonly Finding[] = (fresh) => fresh,
  ): void {
    const onces: (Once | undefined)[] = [];
    const fresh = findings.filter((finding) => {
      const once = isReportedOnce(finding) ? this.#counted(keyOf(finding), finding.rule) : undefined;
      const isFirst = !once || (once.count === 1 && !once.isReported);
      if (isFirst) onces.push(once);
      return isFirst;
    });
    if (fresh.length === 0) return;
    const located = locatedFindings(complete(fresh), text(), line);
    for (const [index, finding] of located.entries()) this.#findings.push({ finding, once: onces[index] });
  }

  #counted(key: string, rule = this.#reported.get(key) ?? ''): Once {
    const once = getOrMake(this.#occurred, key, () => ({ rule, isReported: this.#reported.has(key), count: 0 }));
    once.count++;
    return once;
  }

  /**
   * Counts findings that are reported once, by their keys; false, and none is counted, if one of them is not
   * in this log yet.
   */
  countAgain(keys: readonly string[]): boolean {
    if (!keys.every((key) => this.#occurred.has(key) || this.#reported.has(key))) return false;
    for (const key of keys) this.#counted(key);
    return true;
  }

  /** How often findings occurred that an earlier report has. */
  repeats(): Repeat[] {
    return Array.from(this.#occurred).flatMap(([key, { rule, count, isReported }]) =>
      isReported ? [{ key, rule, count }] : [],
    );
  }

  /**
   * Returns all others, and empties the log. If their report is certain to be used, they are only counted
   * from now on.
   */
  flush(isCertain: boolean): LineFinding[] {
    const findings = this.#findings.map(({ finding, once }) => (once ? countedAs(finding, once.count) : finding));
    if (isCertain && this.#reported.size + this.#occurred.size <= mostReported) {
      for (const [key, { rule }] of this.#occurred) this.#reported.set(key, rule);
    }
    this.#findings = [];
    this.#occurred = new Map();
    return findings;
  }
}
