import { jsonLine, plainFinding, plainSummary } from './plain-finding.js';
import type { Report } from './report.js';

/** One object with all findings and the summary, written as the findings come. */
export function json(): Report {
  let separator = '';
  return {
    begin: () => '{ "findings": [',
    finding(finding) {
      const piece = `${separator}\n  ${jsonLine(plainFinding(finding))}`;
      separator = ',';
      return piece;
    },
    end: (outcome) => `${separator === '' ? '' : '\n'}],\n  "summary": ${jsonLine(plainSummary(outcome))} }\n`,
  };
}
