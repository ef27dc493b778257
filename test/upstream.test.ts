/** The pages on defects of public tools lead somewhere, and their commands name what there is. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { defaultToolFile } from '../src/cli/trials/chosen-tool.js';
import { commandLinesIn } from './samples.js';
import { type Running, shakedown, start } from './shakedown.js';
import { fileBehind, linksIn } from './support/links.js';
import { oneIn } from './thorough.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = 'docs/upstream';
const index = `${folder}/README.md`;
const documents = readdirSync(path.join(root, folder)).flatMap((name) =>
  name.endsWith('.md') ? [`${folder}/${name}`] : [],
);
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

it('has entries for SchemaStore that lead to schemas of ours', () => {
  const entries = JSON.parse(read(`${folder}/schemastore.json`)) as {
    name: string;
    description: string;
    fileMatch: string[];
    url: string;
  }[];
  const site = 'https://shakedown-journal.github.io/shakedown/';
  for (const { url, ...words } of entries) {
    expect(Object.keys(words)).toEqual(['name', 'description', 'fileMatch']);
    expect(url.startsWith(`${site}schemas/`) && existsSync(path.join(root, url.replace(site, '')))).toBe(true);
  }
  const names = entries.flatMap(({ fileMatch }) => fileMatch);
  expect(names).toContain(defaultToolFile);
  expect(new Set(names).size).toBe(names.length);
});

/** The words of a command line, in a directory, and at any free port. */
function wordsOf(line: string, home: string): string[] {
  const [command = ''] = line
    .replace(/^shakedown /, '')
    .replace(':4430', '')
    .split(' > ');
  return command.split(' ').map((word) => (/^(journals|tool\.sh)$/.test(word) ? path.join(home, word) : word));
}

it.each(oneIn(4, pages))('%s has commands that run, and write what it shows', async (page) => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-upstream-'));
  const running: Running[] = [];
  onTestFinished(async () => {
    for (const each of running) await each.interrupt();
    rmSync(home, { recursive: true });
  });
  let printed = '';
  for (const line of commandLinesIn(page)) {
    const words = wordsOf(line, home);
    if (words[0] === 'stage' || words[0] === 'services') {
      // The page of a stage begins with a directory of its own.
      if (words[0] === 'stage') rmSync(path.join(home, 'journals'), { recursive: true, force: true });
      const begun = start(...words);
      running.push(begun);
      await (words[0] === 'stage' ? begun.printed('Fileheader') : begun.warned('ED_INARA_URL'));
      continue;
    }
    const { code, out, err } = await shakedown(...words);
    expect({ line, code, err }).toMatchObject({ line, code: 0 });
    printed += out;
  }
  const journals = path.join(home, 'journals');
  const files = existsSync(journals) ? readdirSync(journals).filter((name) => name.endsWith('.log')) : [];
  const written = [printed, ...files.map((name) => readFileSync(path.join(journals, name), 'utf8'))].join('\n');
  const shown = Array.from(read(page).matchAll(/^\{ "timestamp":"[^"]*", "event":"(\w+)"/gm), ([, kind = '']) => kind);
  expect(shown.filter((kind) => !written.includes(`"event":"${kind}"`))).toEqual([]);
  expect(written.length).toBeGreaterThan(50);
});
