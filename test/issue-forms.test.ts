/** Issue forms, ours and the one for other projects, are forms, and their commands work. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { shakedown } from './shakedown.js';
import { fileBehind, linksIn } from './support/links.js';

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id: string;
    readonly attributes: { readonly label: string; readonly description?: string };
  }[];
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const folder = '.github/ISSUE_TEMPLATE';
const ours = readdirSync(path.join(root, folder)).filter((name) => name !== 'config.yml');
const [, theirs = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(read('docs/asking-for-a-journal.md')) ?? [];
const forms = [
  ...ours.map((name) => [name, read(`${folder}/${name}`)] as const),
  ['asking-for-a-journal.md', theirs] as const,
];

it.each(forms)('%s is a form, whose commands work one after the other', async (_, text) => {
  const { name, description, body } = parse(text) as Form;
  expect([name, description].every(Boolean)).toBe(true);
  for (const { type, id, attributes } of body) expect([type, id, attributes.label].every(Boolean)).toBe(true);
  const links = linksIn(text).flatMap((link) => fileBehind(link, 'README.md') ?? []);
  for (const file of links) expect(read(file)).not.toBe('');

  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-forms-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const at = (word: string) => (/^(JOURNALS|shared|pack\.yaml)$/.test(word) ? path.join(home, word) : word);
  const played = await shakedown('simulate', 'docked', '--seed', '7', '--out', at('JOURNALS'));
  expect(played.code).toBe(0);
  const descriptions = body.map(({ attributes }) => attributes.description ?? '').join('\n');
  const lines = Array.from(descriptions.matchAll(/^ {4}shakedown (.+)$/gm), ([, words = '']) => words.split(' '));
  expect(lines.length).toBeGreaterThan(0);
  for (const words of lines) expect(await shakedown(...words.map(at))).toMatchObject({ code: 0 });
});
