import type { PlacedFinding } from '../../check/finding.js';
import { isReportedOnce, RepeatCounter } from '../../check/repeat-counter.js';
import { groupKey, shownOfGroup } from '../../check/report/finding-fold.js';
import type { FindingGroup, FindingRow, Questions, RuleCount } from '../protocol.js';
import { rankOf } from './line-block.js';

/** Findings kept per rule; all are counted. */
const mostPerRule = 10_000;
/** Beyond this total, only the first few of a rule are kept. */
const mostInAll = 100_000;
const fewPerRule = 100;
/** Groups in an answer. */
const mostGroups = 200;

/** A finding to show; the number of its line may be set later. */
export interface KeptFinding extends Omit<FindingRow, 'n'> {
  n?: number;
}

interface BrokenRule {
  /** The worst, how many have it, and how many are milder. */
  severity: FindingRow['severity'];
  count: number;
  milder: number;
  readonly rows: KeptFinding[];
  readonly groups: Map<string, { count: number; readonly rows: KeptFinding[] }>;
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
    addTo(rule, finding);
    const group = groupIn(rule, finding);
    if (group) group.count += finding.count ?? 1;
    const isRepeated = isReportedOnce(finding) && this.#repeats.counterOf(finding) !== undefined;
    const isShown = group !== undefined && group.rows.length < shownOfGroup;
    const isFull = !isShown && rule.rows.length >= (this.#kept < mostInAll ? mostPerRule : fewPerRule);
    if (isReportedOnce(finding) && (isRepeated || !isFull)) this.#repeats.add(finding);
    if (isRepeated || isFull) return { isRepeated, kept: undefined };
    const kept = keptOf(finding);
    rule.rows.push(kept);
    group?.rows.push(kept);
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
      .map(([rule, { severity, count, milder }]) => ({
        rule,
        severity,
        count,
        ...(milder > 0 && { milder }),
      }))
      .sort((one, other) => rankOf(other.severity) - rankOf(one.severity) || other.count - one.count);
  }

  /** Findings of a rule, or of one of its groups, in order of arrival. `total` is the number kept. */
  ofRule({ rule, group, from, count }: Questions['findings']['ask']): Questions['findings']['answer'] {
    const broken = this.#rules.get(rule);
    const rows = (group === undefined ? broken?.rows : broken?.groups.get(group)?.rows) ?? [];
    return { total: rows.length, findings: this.#rowsOf(rows.slice(from, from + count)) };
  }

  groupsOf(rule: string): FindingGroup[] {
    return [...(this.#rules.get(rule)?.groups ?? [])]
      .sort(([, one], [, other]) => other.count - one.count)
      .slice(0, mostGroups)
      .map(([group, { count, rows }]) => {
        return { group, count, total: rows.length, findings: this.#rowsOf(rows.slice(0, shownOfGroup)) };
      });
  }

  ofLine(n: number): FindingRow[] {
    return this.#rowsOf(this.#byLine.get(n) ?? []);
  }

  #rowsOf(kept: readonly KeptFinding[]): FindingRow[] {
    return kept.map((row) => this.#repeats.withCount(row));
  }

  #ruleOf({ rule, severity }: PlacedFinding): BrokenRule {
    const known = this.#rules.get(rule) ?? { severity, count: 0, milder: 0, rows: [], groups: new Map() };
    this.#rules.set(rule, known);
    return known;
  }
}

function addTo(rule: BrokenRule, { severity, count = 1 }: PlacedFinding): void {
  if (rankOf(severity) > rankOf(rule.severity)) {
    rule.milder += rule.count;
    rule.count = 0;
    rule.severity = severity;
  }
  if (severity === rule.severity) rule.count += count;
  else rule.milder += count;
}

/** The group of findings that are alike; undefined if there are too many groups. */
function groupIn({ groups }: BrokenRule, finding: PlacedFinding) {
  const key = groupKey(finding);
  const known = groups.get(key);
  if (known || groups.size >= mostPerRule) return known;
  const made = { count: 0, rows: [] };
  groups.set(key, made);
  return made;
}

/** Drops the excerpt, which is in the line, and the count, which is kept apart. */
function keptOf({ excerpt, departure: _departure, count: _count, ...rest }: PlacedFinding): KeptFinding {
  return { ...rest, marked: excerpt?.marked ?? 1 };
}
