import stringWidth from 'fast-string-width';
import { shorten } from '../../words/wrap.js';
import type { Style } from '../terminal/terminal-style.js';
import { pad } from '../terminal/text-layout.js';

interface TableLook {
  /** With a style, the first row is a header. */
  readonly style?: Style;
  readonly width?: number;
  readonly indent?: number;
  /** Whether the last column holds text, which is truncated to fit, instead of numbers. */
  readonly last?: 'text';
}

const gap = '  ';

/** Rows of a name followed by right-aligned numbers. */
export function alignedTable(
  rows: readonly (readonly string[])[],
  { style, width = Infinity, indent = 0, last }: TableLook,
): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(0, ...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  const isText = (column: number) => column === 0 || (last === 'text' && column === count - 1);
  return rows
    .map((row, index) => {
      const cells = widths.map((wide, column) => {
        const cell = row[column] ?? '';
        return isText(column) ? pad(cell, wide) : ' '.repeat(wide - stringWidth(cell)) + cell;
      });
      const line = shorten(`${' '.repeat(indent)}${cells.join(gap)}`.trimEnd(), width);
      return style && index === 0 ? style.dim(line) : line;
    })
    .join('\n');
}
