import stringWidth from 'fast-string-width';
import { shorten, wrap } from '../../words/wrap.js';
import type { Shell } from '../shell.js';
import { type Style, styleFor } from './terminal-style.js';

/** The width of our pages; every terminal has it. */
export const pageWidth = 80;

/** How wide a page may become on a wide terminal; longer lines are hard to read. */
const widestPage = 130;

/** How tables and lists look. */
export interface PageLook {
  readonly style: Style;
  readonly width: number;
}

/** Piped, tables and lists are neither cut nor wrapped: other programs search their lines. */
export function lookFor(color: boolean | undefined, shell: Shell): PageLook {
  const width = shell.terminal ? Math.min(widestPage, Math.max(pageWidth, shell.columns())) : Infinity;
  return { style: styleFor(color, shell), width };
}

/** Rows as aligned columns; the last column is wrapped to fit the page. */
export function columns(rows: readonly (readonly string[])[], indent = 0, page = pageWidth): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count - 1 }, (_, column) =>
    Math.max(0, ...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  const margin = ' '.repeat(indent);
  const before = widths.reduce((sum, width) => sum + width + 2, indent);
  return rows
    .flatMap((row) => {
      const head = widths.map((width, column) => pad(row[column] ?? '', width)).join('  ');
      const [first = '', ...rest] = wrap(row[count - 1] ?? '', Math.max(20, page - before));
      const start = count > 1 ? `${margin}${head}  ${first}` : `${margin}${first}`;
      return [start.trimEnd(), ...rest.map((line) => ' '.repeat(before) + line)];
    })
    .join('\n');
}

/** A paragraph, wrapped to the page. */
export function paragraph(text: string, indent = 0, page = pageWidth): string {
  return columns([[text]], indent, page);
}

/** Filled up with spaces to a width. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

/** A piece of a line, and its colour. */
export interface StyledText {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** Pieces on one line, cut at its end where they do not fit. */
export function fitted(pieces: readonly StyledText[], width: number): string {
  let rest = shorten(pieces.map(({ text }) => text).join(''), width);
  return pieces
    .map(({ text, paint }) => {
      const seen = rest.slice(0, text.length);
      rest = rest.slice(text.length);
      return paint && seen !== '' ? paint(seen) : seen;
    })
    .join('');
}

/** A titled part of a page. */
export function section(title: string, body: string, style: Style): string {
  return `${style.cyan(title)}\n${body}`;
}

interface TableLook {
  /** With a style, the first row is a head. */
  readonly style?: Style;
  readonly width?: number;
  readonly indent?: number;
  /** Whether the last column holds text, which is cut where it does not fit, instead of numbers. */
  readonly last?: 'text';
}

const gap = '  ';

/** Rows whose first column is a name and whose others are numbers, aligned to the right. */
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
