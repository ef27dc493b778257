import type { Outcome } from './report.js';

/** The last line for a person: what was found, and in how much. */
export function summaryLine(outcome: Outcome): string {
  const { errors, warnings, notes, baselined = 0 } = outcome;
  const found = [counted(errors, 'error'), counted(warnings, 'warning'), counted(notes, 'note')];
  const told = found.filter((each) => !each.startsWith('0 ')).join(', ') || 'no findings';
  const known = baselined === 0 ? '' : ` (${grouped(baselined)} in the baseline)`;
  return `${markOf(outcome)} ${told}${known} · ${extent(outcome)}`;
}

/** A cross where the specification is contradicted or the run fails; notes alone are otherwise no reason to worry. */
export function markOf({ errors, warnings, fails = false }: Outcome): '✖' | '⚠' | '✔' {
  if (errors > 0 || fails) return '✖';
  return warnings > 0 ? '⚠' : '✔';
}

/** A number and what it counts: "1 file", "8,214 events". */
export function counted(count: number, what: string, many = `${what}s`): string {
  return `${grouped(count)} ${count === 1 ? what : many}`;
}

function extent({ files, lines, events, seconds }: Outcome): string {
  return [counted(files, 'file'), counted(lines, 'line'), counted(events, 'event'), duration(seconds)].join(', ');
}

/** Thousands set apart by commas, whatever the language of the machine: reports are compared and searched. */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

function duration(seconds: number): string {
  if (seconds < 0.1) return `${Math.round(seconds * 1000)} ms`;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${grouped(Math.round(seconds))} s`;
}
