import type { PlacedFinding } from '../../check/finding.js';
import { isReportedOnce, RepeatCounter } from '../../check/repeat-counter.js';
import type { FindingRow, RuleCount } from '../protocol.js';
import { rankOf } from './line-block.js';

/** Findings kept per rule; all are counted. */
const mostPerRule = 10_000;
/** Beyond this total, only the first few of a rule are kept. */
const mostInAll = 100_000;
const fewPerRule = 100;

/** A finding to show; the number of its line may be set later. */
export interface KeptFinding extends Omit<FindingRow, 'n'> {
  n?: number;
}

interface BrokenRule {
  severity: FindingRow['severity'];
  count: number;
  readonly rows: KeptFinding[];
}

/** Findings by rule and by line. */
export class FindingIndex {
  readonly #rules = new Map<string, BrokenRule>();
  readonly #byLine = new Map<number, KeptFinding[]>();
  /** Findings reported once per run. */
  readonly #repeats = new RepeatCounter();
  #kept = 0;

  /** Adds a finding; it may be a repetition, or one too many to keep. */
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

  /** Sets the line of a finding. */
  place(kept: KeptFinding, n: number): void {
    kept.n = n;
    const others = this.#byLine.get(n);
    if (others) others.push(kept);
    else this.#byLine.set(n, [kept]);
  }

  /** Broken rules by severity, then by frequency. */
  get rules(): RuleCount[] {
    return [...this.#rules]
      .map(([rule, { severity, count }]) => ({ rule, severity, count }))
      .sort((one, other) => rankOf(other.severity) - rankOf(one.severity) || other.count - one.count);
  }

  /** Findings of a rule in order of arrival. `total` is the number kept. */
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

/** Drops the excerpt, which is in the line, and the count, which is kept apart. */
function keptOf({ excerpt, departure: _departure, count: _count, ...rest }: PlacedFinding): KeptFinding {
  return { ...rest, marked: excerpt?.marked ?? 1 };
}
