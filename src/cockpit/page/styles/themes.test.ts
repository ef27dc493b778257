import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../header/accent-colour.js';

const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');

/** The colours of each theme; a theme inherits what it does not set. */
function themes(): [name: string, colours: Readonly<Record<string, string>>][] {
  const blocks = [...css.matchAll(/:root(?:\[data-theme="(\w+)"\])? \{([^}]*)\}/g)].map(
    ([, name = 'dark', body = '']) =>
      [
        name,
        Object.fromEntries([...body.matchAll(/--(\w+): (#[\da-f]{6});/g)].map(([, key, value]) => [key, value])),
      ] as [string, Record<string, string>],
  );
  return blocks.map(([name, colours]) => [name, { ...blocks[0]?.[1], ...colours }]);
}

const grounds = ['background', 'surface', 'raised', 'selected'];
const texts = ['text', 'muted', 'accent', 'alarm', 'good', 'note'];
const graphics = ['data', 'edge'];

it('has three themes, each with all colours of its own', () => {
  const own = [...css.matchAll(/--(\w+): #/g)].map(([, name]) => name);
  expect(themes().map(([name]) => name)).toEqual(['dark', 'light', 'contrast']);
  for (const name of [...grounds, ...texts, ...graphics, 'line'])
    expect(
      own.filter((each) => each === name),
      name,
    ).toHaveLength(3);
  expect(own).toHaveLength(39);
});

describe.each(themes())('the colours of the %s theme', (name, colours) => {
  const [ofText, ofGraphics] = name === 'contrast' ? [7, 4.5] : [4.5, 3];
  const tooFaint = (names: readonly string[], least: number) =>
    names.flatMap((each) =>
      grounds.flatMap((ground) => {
        const ratio = contrastOf(colours[each] ?? '', colours[ground] ?? '') ?? 0;
        return ratio < least ? [`${each} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );

  it('are readable as text on every ground', () => expect(tooFaint(texts, ofText)).toEqual([]));

  it('can be seen as graphics on every ground', () => expect(tooFaint(graphics, ofGraphics)).toEqual([]));
});

it('are the only ones: no other style sheet has a literal colour', () => {
  const page = path.resolve(import.meta.dirname, '..');
  const sheets = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const literal = sheets
    .filter((name) => !name.endsWith('themes.css'))
    .filter((name) => /:[^;{}]*#[\da-f]{3,8}\b/i.test(readFileSync(path.join(page, name), 'utf8')));
  expect(sheets.length).toBeGreaterThan(10);
  expect(literal).toEqual([]);
});
