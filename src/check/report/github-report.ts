import { printable, visible } from '../../words/printable.js';
import type { PlacedFinding } from '../finding.js';
import type { Report } from './check-report.js';
import { countedMessage, summaryLine } from './summary-text.js';

/** Workflow commands of GitHub Actions: each finding becomes an annotation at its line. */
export function githubReport(): Report {
  return {
    begin: () => '',
    finding: (finding) => `${command(finding)}\n`,
    // Not a command, because it does not begin with two colons: it appears in the log as it is.
    end: (outcome) => `${summaryLine(outcome)}\n`,
  };
}

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

function command(finding: PlacedFinding): string {
  const { rule, severity, kind, file, line, column, excerpt, hint } = finding;
  const properties = {
    // Line ends have their own escape below; other control characters must not reach the log.
    file: file.replaceAll(/[^\r\n]+/g, visible),
    line,
    col: column,
    // The end is the last marked column, not the one after it.
    ...(excerpt !== undefined && excerpt.marked > 1 && { endColumn: column + excerpt.marked - 1 }),
    title: printable(kind === undefined ? rule : `${rule} ${kind}`),
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = [countedMessage(finding), ...(hint === undefined ? [] : [hint])].map(printable).join('\n');
  return `::${commands[severity]} ${list.join(',')}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
