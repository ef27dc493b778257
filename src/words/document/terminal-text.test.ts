import { describe, expect, it } from 'vitest';
import { paragraph, rows, section, strong, table } from './document.js';
import { type PageLook, terminalLine, terminalText } from './terminal-text.js';

const plain = (text: string) => text;
const loud = (text: string) => `<${text}>`;
const style: PageLook['style'] = { bold: loud, dim: plain, red: plain, yellow: plain, green: plain, cyan: plain };

describe('a text on one line', () => {
  const pieces = [strong('Wolf'), ' 359 ', strong('標準')];

  it.each([
    [Infinity, '<Wolf> 359 <標準>'],
    [13, '<Wolf> 359 <標準>'],
    [12, '<Wolf> 359 <標…>'],
    [10, '<Wolf> 359 <…>'],
    [9, '<Wolf> 359…'],
    [4, '<Wol…>'],
    [1, '<…>'],
  ])('of %d columns is cut at the end, and what is left keeps its tones', (width, line) => {
    expect(terminalLine(pieces, { style, width })).toBe(line);
  });
});

describe('a document', () => {
  it('has aligned columns, whose last one is wrapped, and keeps the tones on each line', () => {
    const document = [
      rows([
        ['a', strong('one two three four five six')],
        ['long', 'x'],
      ]),
      paragraph('end'),
    ];
    expect(terminalText(document, { style, width: 26 })).toBe(
      'a     <one two three four>\n      <five six>\nlong  x\n\nend',
    );
  });

  it('cuts a line of a table only where there is text, and aligns numbers to the right', () => {
    const content = table({
      head: ['kind', 'lines', 'most in'],
      rows: [
        ['Docked', '7', 'a'],
        ['Scan', '12', 'a long text'],
      ],
    });
    expect(terminalText([content], { style, width: 19 })).toBe(
      'kind    lines  mos…\nDocked      7  a\nScan       12  a l…',
    );
  });

  it('indents what is in a section, and escapes what a terminal would take for a command', () => {
    expect(terminalText([section('Title', paragraph('red: \u001B[31m'))], { style, width: 80 })).toBe(
      'Title\n  red: \\u001b[31m',
    );
  });
});
