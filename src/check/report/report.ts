import type { PlacedFinding, Summary } from '../finding.js';

/** The result of a run, for a report. */
export interface Outcome extends Summary {
  readonly seconds: number;
  /** The number of findings that are in the baseline; they are not counted elsewhere. */
  readonly baselined?: number;
  /** Whether the findings make the run fail, even if none of them is an error. */
  readonly fails?: boolean;
}

/** Writes findings as text, piece by piece, so that memory use does not grow with the report; a piece may be empty. */
export interface Report {
  begin(): string;
  finding(finding: PlacedFinding): string;
  end(outcome: Outcome): string;
}
