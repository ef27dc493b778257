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

/** The same while it is counted. */
type CountedRule = { -readonly [Name in keyof Omit<RuleStatistic, 'files'>]: RuleStatistic[Name] };

/** Counts the reported findings by rule. */
export class RuleStatistics {
  readonly #rules = new Map<string, CountedRule>();
  readonly #files = new FilesPerRule();
  /** The rules of which some findings were reported once. */
  readonly #once = new Set<string>();

  add(finding: PlacedFinding): void {
    const { rule, severity, count = 1, file, line, column } = finding;
    const counted = this.#rules.get(rule);
    if (counted) {
      counted.count += count;
      if (severities.indexOf(severity) < severities.indexOf(counted.severity)) counted.severity = severity;
    } else this.#rules.set(rule, { rule, severity, count, first: { file, line, column } });
    this.#files.add(finding);
    if (isReportedOnce(finding)) this.#once.add(rule);
  }

  /**
   * The most frequent rules first. A finding that is reported once names only its first file; `filesWith`
   * knows the number of files.
   */
  entries(filesWith: (rule: string) => number): RuleStatistic[] {
    return Array.from(this.#rules.values(), ({ first, ...rule }) => {
      return { ...rule, files: this.#once.has(rule.rule) ? filesWith(rule.rule) : this.#files.of(rule.rule), first };
    }).sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1));
  }
}

/**
 * Counts the files in which each rule is broken. Findings come file by file, so it is enough to remember the
 * last file.
 */
export class FilesPerRule {
  readonly #rules = new Map<string, { last: string; files: number }>();

  add({ rule, file }: Pick<PlacedFinding, 'rule' | 'file'>): void {
    const counted = this.#rules.get(rule);
    if (!counted) this.#rules.set(rule, { last: file, files: 1 });
    else if (counted.last !== file) {
      counted.last = file;
      counted.files++;
    }
  }

  of(rule: string): number {
    return this.#rules.get(rule)?.files ?? 0;
  }
}
