import type { Severity } from '../interface/object-rule.js';
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

  add({ rule, severity, count = 1, file, line, column }: PlacedFinding): void {
    const before = this.#rules.get(rule) ?? { rule, severity, count: 0, first: { file, line, column } };
    this.#rules.set(rule, { ...before, count: before.count + count });
    this.#files.add({ rule, file });
  }

  /** The most frequent rules first. A finding that is reported once names only its first file; `filesWith` knows the number of files. */
  entries(filesWith: (rule: string) => number): RuleStatistic[] {
    return Array.from(this.#rules.values(), ({ first, ...rule }) => {
      return { ...rule, files: isReportedOnce(rule) ? filesWith(rule.rule) : this.#files.of(rule.rule), first };
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
