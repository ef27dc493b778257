import { type FailOn, fails, severities } from '../../check/fail-on.js';
import { fileRules } from '../../check/files/file-rules.js';
import type { PlacedFinding, Summary } from '../../check/finding.js';
import { type RuleStatistic, RuleStatistics } from '../../check/rule-statistics.js';
import { BaselineBuilder, type BaselineEntry } from './finding-baseline.js';
import type { ResolvedBaseline } from './resolve-settings.js';
import type { RuleSelection } from './rule-selection.js';

/** Fits findings to a project: leaves out what it does not want told or knows already, and counts the rest. */
export class FindingFilter {
  readonly #selection: RuleSelection;
  readonly #baseline: Pick<ResolvedBaseline, 'known' | 'update'> | undefined;
  readonly #counts = { error: 0, warning: 0, note: 0 };
  readonly #departures = new Map<string, number>();
  readonly #gathered = new BaselineBuilder();
  readonly #statistics = new RuleStatistics();
  #gatheredCount = 0;

  constructor(selection: RuleSelection, baseline?: Pick<ResolvedBaseline, 'known' | 'update'>) {
    this.#selection = selection;
    this.#baseline = baseline;
  }

  /** What there is to tell now that a finding has come up, as the project wants it told. */
  apply(finding: PlacedFinding): readonly PlacedFinding[] {
    const wanted = this.#selection.select(finding);
    const told = wanted ? this.#unknown(wanted) : [];
    for (const each of told) {
      const { severity, departure, rule } = each;
      this.#statistics.add(each);
      this.#counts[severity]++;
      if (departure) this.#departures.set(rule, (this.#departures.get(rule) ?? 0) + 1);
    }
    return told;
  }

  get counts(): Pick<Summary, 'errors' | 'warnings' | 'notes'> {
    const { error, warning, note } = this.#counts;
    return { errors: error, warnings: warning, notes: note };
  }

  /** What was told, rule by rule; `filesWith` knows in how many files what is told once occurred. */
  statistics(filesWith: (rule: string) => number): RuleStatistic[] {
    return this.#statistics.entries(filesWith);
  }

  /** How many findings the baseline knew. */
  get baselined(): number {
    return this.#gatheredCount + (this.#baseline?.known.size ?? 0);
  }

  /** What a baseline that is to be brought up to date has to know; none of it was told. */
  get foundEntries(): BaselineEntry[] {
    return this.#gathered.entries();
  }

  /** How often the live game's own ways were told, by rule, the most frequent first. */
  get departures(): [rule: string, count: number][] {
    return [...this.#departures].sort(([ruleA, a], [ruleB, b]) => b - a || (ruleA < ruleB ? -1 : 1));
  }

  /** Whether anything told makes the run fail. */
  fails(failOn: FailOn): boolean {
    return severities.some((severity) => this.#counts[severity] > 0 && fails(severity, failOn));
  }

  #unknown(finding: PlacedFinding): readonly PlacedFinding[] {
    // A file that cannot be read today is no sin of the past.
    if (!this.#baseline || finding.rule === fileRules.unreadable.id) return [finding];
    const { known, update } = this.#baseline;
    if (!update) return known.report(finding);
    this.#gathered.add(known.baselineKeyOf(finding));
    this.#gatheredCount++;
    return [];
  }
}
