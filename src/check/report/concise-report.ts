import { printable } from '../../words/printable.js';
import type { PlacedFinding } from '../finding.js';
import type { EndOptions, Report } from './check-report.js';
import { statisticsTable } from './statistics-table.js';
import { countedMessage, leftOutLines, summaryLine } from './summary-text.js';

/** A line for each finding, and the summary. */
export function conciseReport({ statistics = false, verbose = false }: EndOptions = {}): Report {
  return {
    begin: () => '',
    finding: (finding) => (statistics ? '' : `${conciseLine(finding)}\n`),
    end(outcome) {
      const table = statistics ? statisticsTable(outcome.statistics ?? [], pageWidth) : [];
      const lines = [...table, ...leftOutLines(outcome.leftOut, verbose), summaryLine(outcome)];
      return `${lines.join('\n')}\n`;
    },
  };
}

/** The width of a table, because the width of the terminal is not known here. */
const pageWidth = 80;

/** In the format of C compilers, which editors understand: file, line, column, severity, message. */
export function conciseLine(finding: PlacedFinding): string {
  const { rule, severity, file, line, column, hint } = finding;
  const help = hint === undefined ? '' : ` (${hint})`;
  return printable(`${safePath(file)}:${line}:${column}: ${severity}: ${countedMessage(finding)}${help} [${rule}]`);
}

/**
 * A line that begins with two colons is a command to GitHub Actions, so such a path is written in another
 * way.
 */
function safePath(file: string): string {
  return /^\s*::/.test(file) ? `./${file}` : file;
}
