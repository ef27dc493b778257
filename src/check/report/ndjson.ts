import { jsonLine, plainFinding, plainSummary } from './plain-finding.js';
import type { Report } from './report.js';

/** A finding in JSON on each line, and last the summary. */
export function ndjson(): Report {
  return {
    begin: () => '',
    finding: (finding) => `${jsonLine(plainFinding(finding))}\n`,
    end: (outcome) => `${jsonLine({ summary: plainSummary(outcome) })}\n`,
  };
}
