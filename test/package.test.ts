/** What whoever installs the package meets. */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileBehind, linksIn, repositoryPage } from './support/links.js';

const root = path.resolve(import.meta.dirname, '..');
const { scripts, sideEffects, homepage, bugs } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  sideEffects: unknown;
  homepage: string;
  bugs: string;
};

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

it('runs nothing on the machine of whoever installs it', () => {
  // npm would run these, or warn of them, in every project that depends on this one.
  const onInstall = new Set(['preinstall', 'install', 'postinstall', 'prepare', 'preprepare', 'postprepare']);
  expect(Object.keys(scripts).filter((name) => onInstall.has(name))).toEqual([]);
});

it('is built once the packages are installed, and before it is packed', () => {
  expect([scripts.dependencies, scripts.prepack]).toEqual([scripts.build, scripts.build]);
});

it('lets bundlers leave out what a program does not use', () => {
  expect(sideEffects).toBe(false);
});

it('says where its code, its questions and its readme are', () => {
  expect(repositoryPage).toMatch(/^https:\/\/[^/]+\/[^/]+\/[^/]+$/);
  expect([homepage, bugs]).toEqual([`${repositoryPage}#readme`, `${repositoryPage}/issues`]);
});

it('opens its schemas to programs', () => {
  const { resolve } = createRequire(import.meta.url);
  expect(resolve('shakedown/schemas/scenario.schema.json')).toBe(path.join(root, 'schemas/scenario.schema.json'));
});

describe('the package', () => {
  let files: string[];

  beforeAll(() => {
    // As one line, which every shell understands; what npm warns of goes elsewhere.
    const told = execSync('npm pack --dry-run --json --ignore-scripts', { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const [packed] = JSON.parse(told) as [{ files: { path: string }[] }];
    files = packed.files.map((file) => file.path);
  });

  it('holds what programs load, and nothing that is only read', () => {
    const rooms = new Set(files.map((file) => file.replace(/\/.*/, '')));
    expect([...rooms].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'clients',
      'dist',
      'package.json',
      'scenarios',
      'schemas',
    ]);
  });

  it('holds no test and nothing that only the build needs', () => {
    expect(files.filter((file) => /\.test(-d)?\.|\/\.|tsbuildinfo/.test(file))).toEqual([]);
  });

  it.each(['README.md', 'CHANGELOG.md'])(
    'has a %s that links only to what comes along, or to the repository',
    (file) => {
      const links = linksIn(read(file)).filter((link) => !/^https?:/.test(link));
      expect(links.flatMap((link) => fileBehind(link, file) ?? []).filter((to) => !files.includes(to))).toEqual([]);
    },
  );

  it('has scenarios whose schema comes along', () => {
    const scenarios = files.filter((file) => file.startsWith('scenarios/'));
    expect(scenarios.length).toBeGreaterThan(0);
    for (const file of scenarios) {
      const [, schema = ''] = /\$schema=(\S+)/.exec(read(file)) ?? [];
      expect(files).toContain(path.posix.join('scenarios', schema));
    }
  });

  it('points nobody to a document that did not come along', () => {
    const pointing = /(?<!\/blob\/main\/)\b(docs\/[\w./-]+|CONTRIBUTING)\.(md|json)\b/;
    const programs = files.filter((file) => /^(dist|scenarios|schemas|clients)\//.test(file));
    expect(programs.filter((file) => pointing.test(read(file)))).toEqual([]);
  });
});
