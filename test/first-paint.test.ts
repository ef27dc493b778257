/** How much a browser has to load before it shows anything of the cockpit. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../dist/page');

/** The files that a file cannot do without: what a page names, and what a script imports at once. */
function neededBy(file: string, text: string): string[] {
  const patterns = file.endsWith('.html')
    ? [/<script[^>]* src="([^"]+)"/g, /<link[^>]* rel="(?:stylesheet|modulepreload)"[^>]* href="([^"]+)"/g]
    : file.endsWith('.js')
      ? [/\bfrom\s*"(\.[^"]+)"/g, /\bimport\s*"(\.[^"]+)"/g]
      : [/url\("?(\.[^")]+)"?\)/g];
  const names = patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []));
  return names.map((name) => path.join(path.dirname(file), name));
}

function neededFor(file: string, found = new Map<string, number>()): Map<string, number> {
  if (found.has(file)) return found;
  const text = readFileSync(file);
  found.set(file, gzipSync(text).length);
  for (const other of neededBy(file, text.toString())) neededFor(other, found);
  return found;
}

it('is at most 60 kB, compressed, for the first paint', () => {
  const files = neededFor(path.join(folder, 'index.html'));
  expect([...files.keys()].map((file) => path.extname(file))).toEqual(expect.arrayContaining(['.html', '.js', '.css']));
  expect([...files.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});
