import { mostDifferent, tooManyNotes } from '../../check/deferred-findings.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { LineReport } from '../../check/lines/line-report.js';
import { isReportedOnce, keyOf } from '../../check/repeat-counter.js';
import { bump } from '../../words/map-entries.js';

/** What was checked of a commander, and violations per rule. */
export interface Tally {
  readonly lines: number;
  readonly events: number;
  /** Violations per rule, including findings that are reported once. */
  readonly rules: Readonly<Record<string, number>>;
  /** Occurrences of findings that are reported once, by identity. */
  readonly once: readonly (readonly [key: string, count: number])[];
  /** Occurrences beyond the limit of different findings. */
  readonly unlisted: number;
}

/** Counts findings and passes on those that are to be reported. */
export class FindingTally {
  #lines = 0;
  #events = 0;
  readonly #rules = new Map<string, number>();
  #unlisted = 0;
  readonly #once = new Map<string, number>();

  addLines({ lines, events }: Pick<LineReport, 'lines' | 'events'>): void {
    this.#lines += lines;
    this.#events += events;
  }

  /**
   * Counts a finding; returns what to report, which is undefined for a repeated finding that is reported
   * once.
   */
  add(finding: PlacedFinding): PlacedFinding | undefined {
    const { count = 1, ...single } = finding;
    bump(this.#rules, finding.rule, count);
    if (!isReportedOnce(finding)) return finding;
    const key = keyOf(finding);
    const isKnown = this.#once.has(key);
    if (isKnown || this.#once.size < mostDifferent) {
      bump(this.#once, key, count);
      return isKnown ? undefined : single;
    }
    this.#unlisted += count;
    return this.#unlisted === count ? tooManyNotes(finding) : undefined;
  }

  snapshot(): Tally {
    return {
      lines: this.#lines,
      events: this.#events,
      rules: Object.fromEntries(this.#rules),
      once: [...this.#once],
      unlisted: this.#unlisted,
    };
  }

  restore({ lines, events, rules, once, unlisted }: Tally): void {
    this.#lines = lines;
    this.#events = events;
    for (const [rule, count] of Object.entries(rules)) this.#rules.set(rule, count);
    for (const [key, count] of once) this.#once.set(key, count);
    this.#unlisted = unlisted;
  }
}
