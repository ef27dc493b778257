import type { Report, StatisticsOption } from './check-report.js';
import { jsonFinding, jsonFooter, jsonItems, jsonLine } from './json-finding.js';

/** One object with all findings and the summary, written as the findings come. */
export function jsonReport({ statistics = false }: StatisticsOption = {}): Report {
  const findings = jsonItems();
  return {
    begin: () => '{ "findings": [',
    finding: (finding) => findings.item(jsonFinding(finding)),
    end(outcome) {
      const members = Object.entries(jsonFooter(outcome, statistics));
      const footer = members.map(([name, value]) => `,\n  "${name}": ${jsonLine(value)}`).join('');
      return `${findings.end()}${footer} }\n`;
    },
  };
}

/** One finding in JSON per line, and the summary as the last line. */
export function ndjsonReport({ statistics = false }: StatisticsOption = {}): Report {
  return {
    begin: () => '',
    finding: (finding) => `${jsonLine(jsonFinding(finding))}\n`,
    end: (outcome) => `${jsonLine(jsonFooter(outcome, statistics))}\n`,
  };
}
