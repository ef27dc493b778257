import type { Highlight, Style } from '../../words/document/terminal-text.js';
import type { YearRange } from '../check-totals.js';
import type { LeftOut } from '../files/left-out.js';
import type { PlacedFinding, Summary } from '../finding.js';
import type { RuleStatistic } from '../rule-statistics.js';

export type { Style } from '../../words/document/terminal-text.js';

/** The result of a run, for a report. */
export interface Outcome extends Summary {
  readonly seconds: number;
  /** The number of findings that are in the baseline; they are not counted elsewhere. */
  readonly baselined?: number;
  /** Whether the findings make the run fail, even if none of them is an error. */
  readonly fails?: boolean;
  readonly leftOut?: readonly LeftOut[];
  /** The years of the first and the last event. */
  readonly years?: YearRange;
  /** The reported findings, counted by rule. */
  readonly statistics?: readonly RuleStatistic[];
}

/**
 * Writes findings as text, piece by piece, so that memory use does not grow with the report; a piece may be
 * empty.
 */
export interface Report {
  begin(): string;
  finding(finding: PlacedFinding): string;
  end(outcome: Outcome): string;
}

/** Whether the report counts the findings by rule, the most frequent first. */
export interface StatisticsOption {
  readonly statistics?: boolean | undefined;
}

/** What a report for people may contain besides the findings. */
export interface EndOptions extends StatisticsOption {
  /** Whether the files that were not checked are listed by name. */
  readonly verbose?: boolean | undefined;
  /** Whether a report that folds alike findings shows each. */
  readonly all?: boolean | undefined;
}

export function highlightFor(severity: PlacedFinding['severity'], { red, yellow, cyan }: Style): Highlight {
  return { error: red, warning: yellow, note: cyan }[severity];
}
