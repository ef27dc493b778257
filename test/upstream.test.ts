/** The pages on defects of public tools lead somewhere, and their commands name what there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLinesIn } from './samples.js';
import { shakedown } from './shakedown.js';
import { fileBehind, linksIn } from './support/links.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = 'docs/upstream';
const index = `${folder}/README.md`;
const documents = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
const pages = documents.filter((document) => document !== index);

function read(document: string): string {
  return readFileSync(path.join(root, document), 'utf8');
}

async function namesOf(what: string): Promise<string[]> {
  const { out } = await shakedown('list', what, '--format', 'json');
  return (JSON.parse(out) as { name: string }[]).map(({ name }) => name);
}

it('each is in the index', () => {
  const linked = new Set(linksIn(read(index)).map((link) => fileBehind(link, index)));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !linked.has(page))).toEqual([]);
});

describe.each(documents)('%s', (document) => {
  let known: ReadonlySet<string>;

  beforeAll(async () => {
    known = new Set((await Promise.all(['situations', 'faults', 'kinds'].map(namesOf))).flat());
  });

  it('links only to what is there', () => {
    const files = linksIn(read(document)).flatMap((link) => fileBehind(link, document) ?? []);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('shows how to see it, with names that Shakedown knows', () => {
    const lines = commandLinesIn(document);
    expect(lines).not.toEqual([]);
    const named = lines.flatMap((line) =>
      Array.from(line.matchAll(/\b(?:trigger|fault|fixture) ([\w-]+)/g), ([, name = '']) => name),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

it.each(pages)('%s says by what it is known, what is right, and fits on a screen or two', (page) => {
  const text = read(page);
  expect(text).toMatch(/\*\*(run|read)\*\*/);
  expect(text).toMatch(/^## What a right (tool|schema) (does|says)$/m);
  expect(text.split('\n').length).toBeLessThan(70);
});
