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
  return workflowCommand(commands[severity], properties, [
    countedMessage(finding),
    ...(hint === undefined ? [] : [hint]),
  ]);
}

/** A command with its properties and lines of text. */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  lines: readonly string[],
): string {
  const list = Object.entries(properties).map(([property, value]) => `${property}=${escapeProperty(String(value))}`);
  return `::${name} ${list.join(',')}::${escapeText(lines.map(printable).join('\n'))}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
