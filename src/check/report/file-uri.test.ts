import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileUri } from './file-uri.js';

it.each([
  ['Journal.01.log', 'Journal.01.log'],
  ['../Saved Games/a.log', '../Saved%20Games/a.log'],
  ['/home/cmdr/50%.log', 'file:///home/cmdr/50%25.log'],
  ['/標準/#?.log', 'file:///%E6%A8%99%E6%BA%96/%23%3F.log'],
  ['C:\\Users\\Jane Doe\\a.log', 'file:///C:/Users/Jane%20Doe/a.log'],
  ['c:/a.log', 'file:///c:/a.log'],
  ['\\\\server\\share\\a.log', 'file://server/share/a.log'],
  ['odd:name.log', 'odd%3Aname.log'],
  ['half\uD83D.log', 'half%EF%BF%BD.log'],
  ['-', '-'],
])('%j is %s', (path, uri) => {
  expect(fileUri(path)).toBe(uri);
});

it('leads back to an absolute path', () => {
  const step = fc.string({ unit: 'grapheme', minLength: 1 }).filter((each) => !/[/\\]|^\.\.?$/.test(each));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      const { pathname } = new URL(fileUri(`/${steps.join('/')}`));
      expect(pathname.split('/').slice(1).map(decodeURIComponent)).toEqual(steps);
    }),
  );
});
