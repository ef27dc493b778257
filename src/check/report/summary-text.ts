import { counted, thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { type LeftOut, type LeftOutReason, leftOutReasons } from '../files/left-out.js';
import type { LiteralCounts, PlacedFinding } from '../finding.js';
import type { Outcome } from './check-report.js';

/** The last line of a report for people: what was found, and how much was checked. */
export function summaryLine(outcome: Outcome): string {
  const { errors, warnings, notes, baselined = 0 } = outcome;
  const found = [counted(errors, 'error'), counted(warnings, 'warning'), counted(notes, 'note')];
  const counts = found.filter((each) => !each.startsWith('0 ')).join(', ') || 'no findings';
  const inBaseline = baselined === 0 ? '' : ` (${thousands(baselined)} in the baseline)`;
  return `${markOf(outcome)} ${counts}${inBaseline} · ${extent(outcome)}${dialectText(outcome)}`;
}

/** A cross for errors or a run that fails, a warning sign for warnings; notes alone are fine. */
export function markOf({ errors, warnings, fails = false }: Outcome): '✖' | '⚠' | '✔' {
  if (errors > 0 || fails) return '✖';
  return warnings > 0 ? '⚠' : '✔';
}

const dialectReasons = {
  choice: '',
  Fileheader: ' (Fileheader)',
  default: ' (no Fileheader)',
  code: ' (source code)',
} as const;

/** The dialect that the journals were checked in, and what decided it, if not the user. */
function dialectText({ dialect, dialectBy = 'choice' }: Outcome): string {
  if (dialect === undefined) return '';
  const names = dialect === 'mixed' ? 'dialects spec and game' : `dialect ${dialect}`;
  return ` · ${names}${dialectReasons[dialectBy]}`;
}

function extent({ files, lines, events, seconds, literals }: Outcome): string {
  const counts = [counted(files, 'file'), counted(lines, 'line'), counted(events, 'event'), duration(seconds)];
  return `${counts.join(', ')}${literals ? ` · ${literalsText(literals)}` : ''}`;
}

/** How many literals were checked in source code, and why others were not. */
function literalsText({ count, switchedOff, uncertain }: LiteralCounts): string {
  const others = [
    ...(switchedOff === 0 ? [] : [`${thousands(switchedOff)} switched off`]),
    ...(uncertain === 0 ? [] : [`${thousands(uncertain)} with holes left out`]),
  ];
  return `${counted(count, 'literal')}${others.length === 0 ? '' : ` (${others.join(', ')})`}`;
}

function duration(seconds: number): string {
  if (seconds < 0.1) return `${Math.round(seconds * 1000)} ms`;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${thousands(Math.round(seconds))} s`;
}

/** The message of a finding, with how often it occurred if it was reported once for several times. */
export function countedMessage({ message, count }: PlacedFinding): string {
  return count === undefined ? message : `${message} (${counted(count, 'time')})`;
}

/**
 * How many files were not checked and why, if there are any; with `verbose`, each by its name. No line begins
 * with a name: a build server would take one such as `::error` for a command.
 */
export function leftOutLines(leftOut: readonly LeftOut[] = [], verbose = false): string[] {
  if (leftOut.length === 0) return [];
  const reasons = (Object.keys(leftOutReasons) as LeftOutReason[])
    .map((reason) => ({ ...leftOutReasons[reason], count: leftOut.filter((each) => each.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .map(({ one, many, count }) => counted(count, one, many));
  const head = `left out: ${counted(leftOut.length, 'file')} (${reasons.join(', ')})`;
  if (!verbose) return [`${head}; --verbose or json names them`];
  return [head, ...leftOut.map(({ file, reason }) => `  ${leftOutReasons[reason].one}: ${printable(file)}`)];
}
