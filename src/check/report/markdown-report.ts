import { code, tableRow } from '../../words/markdown.js';
import type { Report } from './check-report.js';
import { countedMessage, summaryLine } from './summary-text.js';

/** A page for a summary of a build: a table of the findings, and how much was checked. */
export function markdownReport(): Report {
  let head = `${tableRow(['Severity', 'Rule', 'Place', 'Finding'])}\n${tableRow(Array(4).fill('---'))}\n`;
  return {
    begin: () => '# Journals\n\n',
    finding(finding) {
      const { rule, severity, file, line, column, hint } = finding;
      const message = code(hint === undefined ? countedMessage(finding) : `${countedMessage(finding)} (${hint})`);
      const row = `${head}${tableRow([severity, code(rule), code(`${file}:${line}:${column}`), message])}\n`;
      head = '';
      return row;
    },
    end: (outcome) => `${head === '' ? '\n' : ''}**${summaryLine(outcome)}**\n`,
  };
}
