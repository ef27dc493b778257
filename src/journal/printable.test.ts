import { expect, it } from 'vitest';
import { printable } from './printable.js';

it.each([
  ['Café 標準 🚀', 'Café 標準 🚀'],
  ['a\u001B[31mred', 'a\\u001b[31mred'],
  ['two\nlines\tand a bell\u0007', 'two\\nlines\\tand a bell\\u0007'],
  ['\u009B2J', '\\u009b2J'],
  ['right\u202Eleft', 'right\\u202eleft'],
  ['half\uD83D', 'half\\ud83d'],
  ['tag \u{E0041}', 'tag \\udb40\\udc41'],
])('%j is shown as %s', (text, shown) => {
  expect(printable(text)).toBe(shown);
});
