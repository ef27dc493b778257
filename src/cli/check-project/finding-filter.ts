import { type FailOn, fails, severities } from '../../check/fail-on.js';
import { fileRules } from '../../check/files/file-rules.js';
import type { PlacedFinding, Summary } from '../../check/finding.js';
import { type FilesWith, type RuleStatistic, RuleStatistics } from '../../check/rule-statistics.js';
import type { Severity } from '../../interface/object-rule.js';
import { BaselineBuilder, type BaselineEntry } from './finding-baseline.js';
import type { ResolvedBaseline } from './resolve-settings.js';
import type { RuleSelection } from './rule-selection.js';

/** Applies the rule settings and the baseline of a project to findings, and counts what is left. */
export class FindingFilter {
  readonly #selection: RuleSelection;
  readonly #baseline: Pick<ResolvedBaseline, 'known' | 'update'> | undefined;
  readonly #deviations = new Map<string, number>();
  readonly #found = new BaselineBuilder();
  readonly #statistics = new RuleStatistics();
  #foundCount = 0;

  constructor(selection: RuleSelection, baseline?: Pick<ResolvedBaseline, 'known' | 'update'>) {
    this.#selection = selection;
    this.#baseline = baseline;
  }

  /** What to report for a finding. The baseline may hold it back, or release several at once. */
  apply(finding: PlacedFinding): readonly PlacedFinding[] {
    const wanted = this.#selection.select(finding);
    const reported = wanted ? this.#withoutKnown(wanted) : [];
    for (const each of reported) {
      const { departure, rule, count = 1 } = each;
      this.#statistics.add(each);
      if (departure) this.#deviations.set(rule, (this.#deviations.get(rule) ?? 0) + count);
    }
    return reported;
  }

  get counts(): Pick<Summary, 'errors' | 'warnings' | 'notes'> {
    const of = (severity: Severity) => this.#statistics.countOf(severity);
    return { errors: of('error'), warnings: of('warning'), notes: of('note') };
  }

  /** Counts by rule. `filesWith` gives the number of files for rules that are reported once per run. */
  statistics(filesWith: FilesWith): RuleStatistic[] {
    return this.#statistics.entries(filesWith);
  }

  /** How many findings are in the baseline. */
  get baselined(): number {
    return this.#foundCount + (this.#baseline?.known.size ?? 0);
  }

  /** What an updated baseline contains; none of it was reported. */
  get foundEntries(): BaselineEntry[] {
    return this.#found.entries();
  }

  /** How many findings are normal for the live game, by rule, the most frequent first. */
  get deviations(): [rule: string, count: number][] {
    return [...this.#deviations].sort(([ruleA, a], [ruleB, b]) => b - a || (ruleA < ruleB ? -1 : 1));
  }

  /** Whether a reported finding makes the run fail. */
  fails(failOn: FailOn): boolean {
    return severities.some((severity) => this.#statistics.countOf(severity) > 0 && fails(severity, failOn));
  }

  #withoutKnown(finding: PlacedFinding): readonly PlacedFinding[] {
    // A file that cannot be read now is never a known finding.
    if (!this.#baseline || finding.rule === fileRules.unreadable.id) return [finding];
    const { known, update } = this.#baseline;
    if (!update) return known.report(finding);
    this.#found.add(known.baselineKeyOf(finding));
    this.#foundCount += finding.count ?? 1;
    return [];
  }
}
