import type { Severity } from '../interface/object-rule.js';
import { severities } from './fail-on.js';
import type { PlacedFinding } from './finding.js';
import { isReportedOnce } from './repeat-counter.js';

/** How often one rule was broken. */
export interface RuleStatistic {
  readonly rule: string;
  readonly severity: Severity;
  /** Every occurrence, also of findings that are reported once. */
  readonly count: number;
  readonly files: number;
  /** The first occurrence in the order of play. */
  readonly first: Pick<PlacedFinding, 'file' | 'line' | 'column'>;
}

/** Counts the reported findings by rule. */
export class RuleStatistics {
  readonly #rules = new Map<string, Omit<RuleStatistic, 'files'>>();
  readonly #files = new FilesPerRule();
  /** The rules of which some findings were reported once. */
  readonly #once = new Set<string>();

  add(finding: PlacedFinding): void {
    const { rule, severity, count = 1, file, line, column } = finding;
    const before = this.#rules.get(rule) ?? { rule, severity, count: 0, first: { file, line, column } };
    const worst = severities.find((each) => each === severity || each === before.severity) ?? severity;
    this.#rules.set(rule, { ...before, severity: worst, count: before.count + count });
    this.#files.add({ rule, file });
    if (isReportedOnce(finding)) this.#once.add(rule);
  }

  /** The most frequent rules first. A finding that is reported once names only its first file; `filesWith` knows the number of files. */
  entries(filesWith: (rule: string) => number): RuleStatistic[] {
    return Array.from(this.#rules.values(), ({ first, ...rule }) => {
      return { ...rule, files: this.#once.has(rule.rule) ? filesWith(rule.rule) : this.#files.of(rule.rule), first };
    }).sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1));
  }
}

/** Counts the files in which each rule is broken. Findings come file by file, so it is enough to remember the last file. */
export class FilesPerRule {
  readonly #rules = new Map<string, { last: string; files: number }>();

  add({ rule, file }: Pick<PlacedFinding, 'rule' | 'file'>): void {
    const counted = this.#rules.get(rule);
    if (counted?.last !== file) this.#rules.set(rule, { last: file, files: (counted?.files ?? 0) + 1 });
  }

  of(rule: string): number {
    return this.#rules.get(rule)?.files ?? 0;
  }
}
