import type { Severity } from '../interface/object-rule.js';
import { FilesPerRule } from './file-count.js';
import type { PlacedFinding } from './finding.js';
import { isReportedOnce } from './repeat-counter.js';

/** How often one rule was broken. */
export interface RuleStatistic {
  readonly rule: string;
  readonly severity: Severity;
  /** Every occurrence, be it told once for many. */
  readonly count: number;
  readonly files: number;
  /** The first place in the order of play. */
  readonly first: Pick<PlacedFinding, 'file' | 'line' | 'column'>;
}

/** Counts findings that are told, rule by rule. */
export class RuleStatistics {
  readonly #rules = new Map<string, Omit<RuleStatistic, 'files'>>();
  readonly #files = new FilesPerRule();

  add({ rule, severity, count = 1, file, line, column }: PlacedFinding): void {
    const known = this.#rules.get(rule) ?? { rule, severity, count: 0, first: { file, line, column } };
    this.#rules.set(rule, { ...known, count: known.count + count });
    this.#files.add({ rule, file });
  }

  /** The most frequent first. What is told once names but its first file: in how many it occurred, the run knows. */
  entries(filesWith: (rule: string) => number): RuleStatistic[] {
    return Array.from(this.#rules.values(), ({ first, ...rule }) => {
      return { ...rule, files: isReportedOnce(rule) ? filesWith(rule.rule) : this.#files.of(rule.rule), first };
    }).sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1));
  }
}
