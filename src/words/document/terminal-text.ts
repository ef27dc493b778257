import stringWidth from 'fast-string-width';
import { foldJson } from '../fold-json.js';
import { printableLines } from '../printable.js';
import { shorten, wrap } from '../wrap.js';
import {
  type Block,
  type Document,
  type Piece,
  piecesOf,
  plainText,
  quiet,
  type Table,
  type Text,
  type Tone,
} from './document.js';

/** What is put around a text, such as the colours of a terminal; it must not change the text. */
export type Highlight = (text: string) => string;

export type Style = Readonly<Record<'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan', Highlight>>;

/** The colours of a page, and its width in columns. */
export interface PageLook {
  readonly style: Style;
  readonly width: number;
}

const highlights: Readonly<Record<Tone, keyof Style>> = {
  strong: 'bold',
  quiet: 'dim',
  title: 'cyan',
  good: 'green',
  bad: 'red',
  doubtful: 'yellow',
  code: 'bold',
};

const indentWidth = 2;
const gap = '  ';
/** A narrower last column would break nearly every word. */
const leastLastColumn = 20;

/** A document as text: its blocks with an empty line between them. */
export function terminalText(document: Document, look: PageLook): string {
  return document.map((block) => blockLines(block, 0, look).join('\n')).join('\n\n');
}

/** A text on one line, cut where it does not fit. */
export function terminalLine(text: Text, { style, width }: PageLook): string {
  return painted([shorten(plainText(text), width)], text, style).join('');
}

function blockLines(block: Block, indent: number, look: PageLook): string[] {
  const margin = ' '.repeat(indent);
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return columnLines([[block.text]], indent, look);
    case 'rows':
      return columnLines(block.rows, indent, look);
    case 'facts':
      return columnLines(
        block.rows.map(([label = '', ...values]) => [{ text: plainText(label), tone: 'quiet' }, ...values]),
        indent,
        look,
      ).map((line) => line.replaceAll(unbreakableSpace, ' '));
    case 'list':
      return columnLines(
        block.items.map((item) => ['-', item]),
        indent,
        look,
      );
    case 'table':
      return tableLines(block, margin, look);
    case 'lines':
      return block.rows.flatMap((row) => runningLines(row, indent, look));
    case 'verbatim':
      return block.lines.map((line) => {
        const text = block.isFolded
          ? foldJson(plainText(line), look.width - indent - indentWidth).join(`\n${margin}${gap}`)
          : piecesOf(line, printableLines)
              .map((piece) => coloured(piece.text, piece, look.style))
              .join('');
        return (margin + text).trimEnd();
      });
    case 'within':
      return block.blocks.flatMap((each) => blockLines(each, indent + indentWidth, look));
    case 'section':
      return titledLines({ text: plainText(block.title), tone: 'title' }, block.blocks, indent, look);
    case 'entry':
      return titledLines(block.title, block.blocks, indent, look);
    case 'fold':
      return titledLines(block.title, block.isOpen ? block.blocks : [], indent, look);
  }
}

/** Keeps words on one line, and is printed as a space. */
const unbreakableSpace = '\u00A0';

/** A title, and the blocks below it, further to the right. */
function titledLines(title: Text, blocks: Document, indent: number, look: PageLook): string[] {
  return [
    ...columnLines([[title]], indent, look),
    ...blocks.flatMap((block) => blockLines(block, indent + indentWidth, look)),
  ];
}

/** A label, a name, and a text: on one line if it fits; otherwise the text goes below the name. */
function runningLines([label = '', name = '', text = '']: readonly Text[], indent: number, look: PageLook): string[] {
  const { style, width } = look;
  const [shown, about] = [plainText(name), plainText(text)];
  const start = indent + stringWidth(plainText(label)) + gap.length;
  const fits = start + shown.length + gap.length + about.length <= width;
  const [first = '', ...more] = painted(fits ? [shown] : wrap(shown, width - start), name, style);
  const below = wrap(about, width - start - indentWidth);
  const head = `${spaces(indent)}${painted([plainText(label)], label, style).join('')}${gap}${first}`;
  return fits
    ? [`${head}${gap}${about}`]
    : [head, ...more.map((line) => spaces(start) + line), ...below.map((line) => spaces(start + indentWidth) + line)];
}

/** Rows as aligned columns; the last column is wrapped to fit the page. */
function columnLines(rows: readonly (readonly Text[])[], indent: number, { style, width }: PageLook): string[] {
  const last = Math.max(1, ...rows.map((row) => row.length)) - 1;
  const widths = widthsOf(rows.map((row) => row.slice(0, last).map(plainText)));
  const before = widths.reduce((sum, wide) => sum + wide + gap.length, indent);
  return rows.flatMap((row) => {
    const head = widths.map((wide, column) => {
      const cell = row[column] ?? '';
      return painted([plainText(cell)], cell, style).join('') + spaces(wide - stringWidth(plainText(cell))) + gap;
    });
    const text = row[last] ?? '';
    const lines = wrap(plainText(text), Math.max(leastLastColumn, width - before));
    const [first = '', ...rest] = painted(lines, text, style);
    return [(spaces(indent) + head.join('') + first).trimEnd(), ...rest.map((line) => spaces(before) + line)];
  });
}

/** The first column is a name; numbers are aligned to the right, and heads like what is below them. */
function tableLines({ head, rows, caption }: Table, margin: string, look: PageLook): string[] {
  const all = [...(head ? [head] : []), ...rows];
  const widths = widthsOf(all.map((row) => row.map(plainText)));
  const isNumeric = widths.map(
    (_, column) => column > 0 && rows.every((row) => number.test(plainText(row[column] ?? ''))),
  );
  const lines = all.map((row, index) => {
    const cells = widths.flatMap((wide, column) => {
      const cell = row[column] ?? '';
      const room = spaces(wide - stringWidth(plainText(cell)));
      const pieces = [...(isNumeric[column] ? [room] : []), ...piecesOf(cell), ...(isNumeric[column] ? [] : [room])];
      return column === 0 ? [margin, ...pieces] : [gap, ...pieces];
    });
    const line = head && index === 0 ? quiet(plainText(cells)) : cells;
    return painted([shorten(plainText(cells).trimEnd(), look.width)], line, look.style).join('');
  });
  return [...(caption === undefined ? [] : columnLines([[caption]], margin.length, look)), ...lines];
}

/** Numbers, also with a unit, and what stands for a missing one. */
const number = /^[+−-]?(?:\d|$)/;

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, stringWidth(cell));
  return widths;
}

function spaces(count: number): string {
  return ' '.repeat(Math.max(0, count));
}

/** Lines that a text was broken into, in its tones: each piece is coloured on each line by itself. */
function painted(lines: readonly string[], text: Text, style: Style): string[] {
  const pieces = piecesOf(text);
  const whole = plainText(text);
  let end = 0;
  return lines.map((line) => {
    // The space at which the line before was broken is on neither line.
    const from = end > 0 && whole[end] === ' ' ? end + 1 : end;
    end = from + line.length;
    let at = 0;
    return pieces
      .map((piece, index) => {
        const isLast = index === pieces.length - 1;
        const start = Math.max(0, at - from);
        at += piece.text.length;
        const seen = line.slice(start, isLast ? undefined : Math.max(0, at - from));
        return coloured(seen, piece, style);
      })
      .join('');
  });
}

function coloured(text: string, { tone }: Piece, style: Style): string {
  return tone && text !== '' ? style[highlights[tone]](text) : text;
}
