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
  ['::stop-commands::x', '\\u003a:stop-commands::x'],
  [' ::error::x', ' \\u003a:error::x'],
  ['\u00A0::error::x', '\u00A0\\u003a:error::x'],
  ['a::b [::1]', 'a::b [::1]'],
  ['a ##[add-mask]b', 'a \\u0023#[add-mask]b'],
  ['###[error]', '#\\u0023#[error]'],
  ['##vso[task] ##teamcity[x] ## [x]', '\\u0023#vso[task] \\u0023#teamcity[x] ## [x]'],
])('%j is shown as %s', (text, shown) => {
  expect(printable(text)).toBe(shown);
});
