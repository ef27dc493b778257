import type { PlacedFinding, Summary } from '../finding.js';

/** How a run ended, for whoever tells it. */
export interface Outcome extends Summary {
  readonly seconds: number;
  /** Findings that a baseline knows; they are counted nowhere else. */
  readonly baselined?: number;
  /** Whether what was found makes the run fail, be it no error. */
  readonly fails?: boolean;
}

/** Findings as text, piece by piece, so that a report of any length needs no memory; a piece may be empty. */
export interface Report {
  begin(): string;
  finding(finding: PlacedFinding): string;
  end(outcome: Outcome): string;
}
