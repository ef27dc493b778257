import { counted, thousands } from '../../words/counted.js';
import type { Outcome } from './check-report.js';

/** The last line for a person: what was found, and in how much. */
export function summaryLine(outcome: Outcome): string {
  const { errors, warnings, notes, baselined = 0 } = outcome;
  const found = [counted(errors, 'error'), counted(warnings, 'warning'), counted(notes, 'note')];
  const told = found.filter((each) => !each.startsWith('0 ')).join(', ') || 'no findings';
  const known = baselined === 0 ? '' : ` (${thousands(baselined)} in the baseline)`;
  return `${markOf(outcome)} ${told}${known} · ${extent(outcome)}${dialectText(outcome)}`;
}

/** A cross where the specification is contradicted or the run fails; notes alone are otherwise no reason to worry. */
export function markOf({ errors, warnings, fails = false }: Outcome): '✖' | '⚠' | '✔' {
  if (errors > 0 || fails) return '✖';
  return warnings > 0 ? '⚠' : '✔';
}

/** What the journals were held to, and that a Fileheader said so. */
function dialectText({ dialect, dialectBy }: Outcome): string {
  if (dialect === undefined) return '';
  const names = dialect === 'mixed' ? 'dialects spec and game' : `dialect ${dialect}`;
  return ` · ${names}${dialectBy === 'Fileheader' ? ' (Fileheader)' : ''}`;
}

function extent({ files, lines, events, seconds }: Outcome): string {
  return [counted(files, 'file'), counted(lines, 'line'), counted(events, 'event'), duration(seconds)].join(', ');
}

function duration(seconds: number): string {
  if (seconds < 0.1) return `${Math.round(seconds * 1000)} ms`;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${thousands(Math.round(seconds))} s`;
}
