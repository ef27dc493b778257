import { printable } from '../../words/printable.js';
import type { PlacedFinding } from '../finding.js';
import { type EndOptions, highlightFor, type Report, type Style } from './check-report.js';
import { statisticsTable } from './statistics-columns.js';
import { countedMessage, leftOutLines, summaryLine } from './summary-text.js';

/** A line for each finding, and the summary. */
export function conciseReport({ statistics = false, verbose = false, style }: ConciseOptions = {}): Report {
  return {
    begin: () => '',
    finding: (finding) => (statistics ? '' : `${conciseLine(finding, style)}\n`),
    end(outcome) {
      const table = statistics ? statisticsTable(outcome.statistics ?? [], Infinity) : [];
      const lines = [...table, ...leftOutLines(outcome.leftOut, verbose), summaryLine(outcome)];
      return `${lines.join('\n')}\n`;
    },
  };
}

interface ConciseOptions extends EndOptions {
  readonly style?: Style;
}

/** In the format of C compilers, which editors understand: file, line, column, severity, message. */
export function conciseLine(finding: PlacedFinding, style?: Style): string {
  const { rule, severity, file, line, column, hint } = finding;
  const help = hint === undefined ? '' : ` (${hint})`;
  const highlight = style && highlightFor(severity, style);
  return [
    printable(`${safePath(file)}:${line}:${column}: `),
    highlight ? highlight(severity) : severity,
    printable(`: ${countedMessage(finding)}${help} [${rule}]`),
  ].join('');
}

/**
 * A line that begins with two colons is a command to GitHub Actions, so such a path is written in another
 * way.
 */
function safePath(file: string): string {
  return /^\s*::/.test(file) ? `./${file}` : file;
}
