import type { Finding } from '../../check/finding.js';
import { highlightFor } from '../../check/report/check-report.js';
import type { LoggedMessage } from '../../services/service.js';
import type { Style } from '../../words/document/terminal-text.js';
import { printable } from '../../words/printable.js';

/** What a tool sent to a service, on one line, and below it what is wrong with it. */
export function messageLines(service: string, message: LoggedMessage, style: Style): string {
  const { timestamp, kind, status, findings, from } = message;
  const answer = status === 0 ? 'not answered' : String(status);
  const source = from ? `, from line ${from.line}` : '';
  const head = `${style.dim(timestamp.slice(11, 19))}  ${style.bold(service)} received ${printable(kind)}: ${answer}${source}`;
  return [head, ...findings.map((finding) => findingLine(finding, style))].join('\n');
}

/** A finding about a message, indented. */
export function findingLine(finding: Finding, style: Style): string {
  const { severity, rule, pointer, message, hint } = finding;
  const where = pointer === '' ? '' : ` at ${printable(pointer)}`;
  const help = hint === undefined ? '' : ` (${printable(hint)})`;
  return `    ${highlightFor(severity, style)(severity)} ${rule}${where}: ${printable(message)}${help}`;
}
