import { jsonLine, plainEnd, plainFinding } from './plain-finding.js';
import type { Report, StatisticsOption } from './report.js';

/** A finding in JSON on each line, and last the summary. */
export function ndjson({ statistics = false }: StatisticsOption = {}): Report {
  return {
    begin: () => '',
    finding: (finding) => `${jsonLine(plainFinding(finding))}\n`,
    end: (outcome) => `${jsonLine(plainEnd(outcome, statistics))}\n`,
  };
}
