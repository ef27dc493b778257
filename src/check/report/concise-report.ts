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

/** How wide a table is where nobody knows the terminal. */
const pageWidth = 80;

/** In the order of the C compilers, which every editor can jump by: file, line, column, severity, message. */
export function conciseLine(finding: PlacedFinding): string {
  const { rule, severity, file, line, column, hint } = finding;
  const help = hint === undefined ? '' : ` (${hint})`;
  return printable(`${harmlessPath(file)}:${line}:${column}: ${severity}: ${countedMessage(finding)}${help} [${rule}]`);
}

/** A line that begins with two colons is an order to the machine that runs the build; the same path does without. */
function harmlessPath(file: string): string {
  return /^\s*::/.test(file) ? `./${file}` : file;
}
