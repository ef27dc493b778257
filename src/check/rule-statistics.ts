import type { Severity } from '../interface/object-rule.js';
import { getOrMake } from '../words/map-entries.js';
import type { PlacedFinding } from './finding.js';
import { isReportedOnce } from './repeat-counter.js';

/** How often one rule was broken with one severity: the evidence for it may differ from field to field. */
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
  readonly #files = new FilesPerKey();
  /** Rules and severities of which some findings were reported once. */
  readonly #once = new Set<string>();

  add(finding: PlacedFinding): void {
    const { rule, severity, count = 1, file, line, column } = finding;
    const key = `${rule} ${severity}`;
    const first = { file, line, column };
    getOrMake(this.#rules, key, () => ({ rule, severity, count: 0, first })).count += count;
    this.#files.add(key, file);
    if (isReportedOnce(finding)) this.#once.add(key);
  }

  /** How many findings there are of a severity. */
  countOf(severity: Severity): number {
    return [...this.#rules.values()].reduce((sum, each) => sum + (each.severity === severity ? each.count : 0), 0);
  }

  /**
   * The most frequent rules first. A finding that is reported once names only its first file; `filesWith`
   * knows the number of files.
   */
  entries(filesWith: FilesWith): RuleStatistic[] {
    const all = [...this.#rules];
    return all
      .map(([key, { first, ...each }]) => {
        // The settings may have given all findings of a rule one severity, which the checker does not know.
        const isOnly = all.every(([other, { rule }]) => other === key || rule !== each.rule);
        const files = () => (isOnly ? filesWith(each.rule) : filesWith(each.rule, each.severity));
        return { ...each, files: this.#once.has(key) ? files() : this.#files.of(key), first };
      })
      .sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1));
  }
}

/** In how many files a rule is broken, by findings of one severity or of any. */
export type FilesWith = (rule: string, severity?: Severity) => number;

/** Counts files by key. Findings come file by file, so it is enough to remember the last file. */
export class FilesPerKey {
  readonly #keys = new Map<string, { last: string; files: number }>();

  add(key: string, file: string): void {
    const counted = getOrMake(this.#keys, key, () => ({ last: '', files: 0 }));
    if (counted.last !== file) counted.files++;
    counted.last = file;
  }

  of(key: string): number {
    return this.#keys.get(key)?.files ?? 0;
  }
}
