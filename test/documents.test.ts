/** What the documents show is what happens. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shakedown } from './shakedown.js';

const root = path.resolve(import.meta.dirname, '..');
const readme = read('README.md');

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Commands shown with their output: `$ npx shakedown …` and what follows. */
const sessions = [...readme.matchAll(/```console\n\$ npx shakedown (.+)\n([\s\S]*?)```/g)].map(
  ([, words = '', output = '']) => [words, output] as const,
);

describe('the README', () => {
  it.each(sessions)('shows the real output of shakedown %s', async (words, output) => {
    const { code, out, err } = await shakedown(...words.split(' '));
    expect({ code, err, out: `${out}\n` }).toEqual({ code: 0, err: '', out: output });
  });

  it('shows at least one command with its output', () => {
    expect(sessions.length).toBeGreaterThan(0);
  });

  it('has a test command that CI runs and nothing else', () => {
    const [, command] = /## Tests\n\n```sh\n(.+)\n```/.exec(readme) ?? [];
    expect(command).toBe('npm ci && npm test');
    expect(read('.ci/run').trim().split('\n').at(-1)).toBe(command);
    expect(read('.github/workflows/ci.yml')).toContain(`- run: ${command}\n`);
  });
});

describe.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/reference/README.md'])('%s', (document) => {
  it('links only to what is there', () => {
    const links = [...read(document).matchAll(/\]\(([^)#]+)\)/g)].flatMap(([, link = '']) =>
      link.startsWith('http') ? [] : [link],
    );
    for (const link of links) expect(existsSync(path.join(root, path.dirname(document), link)), link).toBe(true);
  });
});
