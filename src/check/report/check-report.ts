import type { YearRange } from '../check-totals.js';
import type { LeftOut } from '../files/left-out.js';
import type { PlacedFinding, Summary } from '../finding.js';
import type { RuleStatistic } from '../rule-statistics.js';

/** The result of a run, for a report. */
export interface Outcome extends Summary {
  readonly seconds: number;
  /** The number of findings that are in the baseline; they are not counted elsewhere. */
  readonly baselined?: number;
  /** Whether the findings make the run fail, even if none of them is an error. */
  readonly fails?: boolean;
  readonly leftOut?: readonly LeftOut[];
  /** From which year to which the events are. */
  readonly years?: YearRange;
  /** What was told, rule by rule. */
  readonly statistics?: readonly RuleStatistic[];
}

/** Writes findings as text, piece by piece, so that memory use does not grow with the report; a piece may be empty. */
export interface Report {
  begin(): string;
  finding(finding: PlacedFinding): string;
  end(outcome: Outcome): string;
}

/** Whether the rules are to be counted, the most frequent first. */
export interface StatisticsOption {
  readonly statistics?: boolean | undefined;
}

/** What a report for people may tell beside the findings. */
export interface EndOptions extends StatisticsOption {
  /** Whether files that were left out are named. */
  readonly verbose?: boolean | undefined;
}
