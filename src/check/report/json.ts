import { jsonLine, plainEnd, plainFinding } from './plain-finding.js';
import type { Report, StatisticsOption } from './report.js';

/** One object with all findings and the summary, written as the findings come. */
export function json({ statistics = false }: StatisticsOption = {}): Report {
  let separator = '';
  return {
    begin: () => '{ "findings": [',
    finding(finding) {
      const piece = `${separator}\n  ${jsonLine(plainFinding(finding))}`;
      separator = ',';
      return piece;
    },
    end(outcome) {
      const members = Object.entries(plainEnd(outcome, statistics));
      const told = members.map(([name, value]) => `,\n  "${name}": ${jsonLine(value)}`).join('');
      return `${separator === '' ? '' : '\n'}]${told} }\n`;
    },
  };
}
