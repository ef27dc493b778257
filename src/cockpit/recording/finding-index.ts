import type { PlacedFinding } from '../../check/finding.js';
import { isReportedOnce, RepeatCounter } from '../../check/repeat-counter.js';
import type { FindingRow, RuleCount } from '../protocol.js';
import { rankOf } from './line-block.js';

/** So many findings of a rule are kept; all are counted. */
const mostPerRule = 10_000;
/** Beyond so many in all, only the first few of a rule are kept. */
const mostInAll = 100_000;
const fewPerRule = 100;

/** A finding that can be shown; the number of its line may come later. */
export interface KeptFinding extends Omit<FindingRow, 'n'> {
  n?: number;
}

/** How a rule was broken. */
interface BrokenRule {
  severity: FindingRow['severity'];
  count: number;
  readonly rows: KeptFinding[];
}

/** The findings by their rule and by their line. */
export class FindingIndex {
  readonly #rules = new Map<string, BrokenRule>();
  readonly #byLine = new Map<number, KeptFinding[]>();
  /** Those that are reported once. */
  readonly #repeats = new RepeatCounter();
  #kept = 0;

  /** Takes a finding; the same may have been found before, and there may be too many to keep it. */
  add(finding: PlacedFinding): { readonly isRepeated: boolean; readonly kept: KeptFinding | undefined } {
    const rule = this.#ruleOf(finding);
    rule.count += finding.count ?? 1;
    if (rankOf(finding.severity) > rankOf(rule.severity)) rule.severity = finding.severity;
    const isRepeated = isReportedOnce(finding) && this.#repeats.counterOf(finding) !== undefined;
    const isFull = rule.rows.length >= (this.#kept < mostInAll ? mostPerRule : fewPerRule);
    if (isReportedOnce(finding) && (isRepeated || !isFull)) this.#repeats.add(finding);
    if (isRepeated || isFull) return { isRepeated, kept: undefined };
    const kept = keptOf(finding);
    rule.rows.push(kept);
    this.#kept++;
    return { isRepeated, kept };
  }

  /** A finding is about a line. */
  place(kept: KeptFinding, n: number): void {
    kept.n = n;
    const others = this.#byLine.get(n);
    if (others) others.push(kept);
    else this.#byLine.set(n, [kept]);
  }

  /** All rules that were broken, the worst first, and of these the one that was broken most often. */
  get rules(): RuleCount[] {
    return [...this.#rules]
      .map(([rule, { severity, count }]) => ({ rule, severity, count }))
      .sort((one, other) => rankOf(other.severity) - rankOf(one.severity) || other.count - one.count);
  }

  /** Findings of a rule in the order in which they came. `total` is how many were kept. */
  ofRule(rule: string, from: number, count: number): { total: number; findings: FindingRow[] } {
    const rows = this.#rules.get(rule)?.rows ?? [];
    return { total: rows.length, findings: rows.slice(from, from + count).map((row) => this.#repeats.withCount(row)) };
  }

  ofLine(n: number): FindingRow[] {
    return (this.#byLine.get(n) ?? []).map((row) => this.#repeats.withCount(row));
  }

  #ruleOf({ rule, severity }: PlacedFinding): BrokenRule {
    const known = this.#rules.get(rule) ?? { severity, count: 0, rows: [] };
    this.#rules.set(rule, known);
    return known;
  }
}

/** The excerpt is left out: whoever shows the finding has the line. The count is kept by itself. */
function keptOf({ excerpt, departure: _departure, count: _count, ...told }: PlacedFinding): KeptFinding {
  return { ...told, marked: excerpt?.marked ?? 1 };
}
