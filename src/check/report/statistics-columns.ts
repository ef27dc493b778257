import stringWidth from 'fast-string-width';
import { thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import type { RuleStatistic } from '../rule-statistics.js';

const gap = '  ';
/** The least width of a position that is of any use. */
const leastPositionWidth = 20;

/**
 * The rules in aligned columns, with the first position of each; a long one is cut at its beginning, which
 * matters less.
 */
export function statisticsTable(statistics: readonly RuleStatistic[], width: number): string[] {
  if (statistics.length === 0) return [];
  const heads = ['count', 'severity', 'rule', 'files'] as const;
  const rows = statistics.map(({ count, severity, rule, files }) => [
    thousands(count),
    severity,
    rule,
    thousands(files),
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lead = (cells: readonly string[]) =>
    cells.map((cell, column) => aligned(cell, widths[column] ?? 0, column)).join(gap);
  const room = Math.max(leastPositionWidth, width - stringWidth(lead(heads)) - gap.length);
  const positions = statistics.map(({ first: { file, line, column } }) => printable(`${file}:${line}:${column}`));
  return [
    `${lead(heads)}${gap}first`,
    ...rows.map((row, index) => `${lead(row)}${gap}${endOf(positions[index] ?? '', room)}`),
  ];
}

/** Numbers are aligned to the right. */
function aligned(cell: string, width: number, column: number): string {
  return column === 0 || column === 3 ? cell.padStart(width) : cell.padEnd(width);
}

function endOf(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  const characters = Array.from(text);
  while (stringWidth(characters.join('')) > width - 1) characters.shift();
  return `…${characters.join('')}`;
}
