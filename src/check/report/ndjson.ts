import { jsonFinding, jsonFooter, jsonLine } from './plain-finding.js';
import type { Report, StatisticsOption } from './report.js';

/** A finding in JSON on each line, and last the summary. */
export function ndjsonReport({ statistics = false }: StatisticsOption = {}): Report {
  return {
    begin: () => '',
    finding: (finding) => `${jsonLine(jsonFinding(finding))}\n`,
    end: (outcome) => `${jsonLine(jsonFooter(outcome, statistics))}\n`,
  };
}
