import type { Report, StatisticsOption } from './check-report.js';
import { jsonFinding, jsonFooter, jsonLine } from './json-finding.js';

/** A finding in JSON on each line, and last the summary. */
export function ndjsonReport({ statistics = false }: StatisticsOption = {}): Report {
  return {
    begin: () => '',
    finding: (finding) => `${jsonLine(jsonFinding(finding))}\n`,
    end: (outcome) => `${jsonLine(jsonFooter(outcome, statistics))}\n`,
  };
}
