/** Contents of the installed package. */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileBehind, linksIn, repositoryPage } from './support/links.js';

const root = path.resolve(import.meta.dirname, '..');
const { scripts, dependencies, sideEffects, homepage, bugs } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: unknown;
  sideEffects: unknown;
  homepage: string;
  bugs: string;
};

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

it('runs nothing at installation, and brings no other package', () => {
  // npm would run these, or warn about them, in every dependent project.
  const onInstall = new Set(['preinstall', 'install', 'postinstall']);
  expect(Object.keys(scripts).filter((name) => onInstall.has(name))).toEqual([]);
  expect(dependencies).toBeUndefined();
});

it('is built in a clone once the packages are installed, before it is packed, and from git', () => {
  // npm runs `prepare` at all three. Other names would make it install packages for nothing.
  expect(scripts.prepare).toBe('node scripts/prepare.js');
  expect([scripts.dependencies, scripts.prepack]).toEqual([undefined, undefined]);
});

it('can be tree-shaken by bundlers', () => {
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
  let packed: { readonly size: number; readonly unpackedSize: number; readonly files: readonly { path: string }[] };
  let files: string[];

  beforeAll(() => {
    // On one line, which every shell understands. Neither npm's warnings nor its scripts write to the same
    // stream: pre-commit reads the name of the package there.
    const output = execSync('npm pack --dry-run --json', {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    [packed] = JSON.parse(output) as [typeof packed];
    files = packed.files.map((file) => file.path);
  });

  it('is small: 2.6 MB packed, 9.2 MB and 520 files unpacked', () => {
    expect(packed.size).toBeLessThan(2.6e6);
    expect(packed.unpackedSize).toBeLessThan(9.2e6);
    expect(files.length).toBeLessThan(520);
  });

  it('holds what programs load, and the guides', () => {
    const rooms = new Set(files.map((file) => file.replace(/\/.*/, '')));
    expect([...rooms].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'clients',
      'dist',
      'docs',
      'init',
      'package.json',
      'scenarios',
      'schemas',
      'skills',
      'trials',
    ]);
    expect(files).toContain('docs/checking.md');
    expect(files.filter((file) => /^docs\/.*\//.test(file))).toEqual([]);
  });

  it('holds no test and nothing that only the build or a clone needs', () => {
    expect(files.filter((file) => /\.test(-d)?\.|\/\.|tsbuildinfo|bench/.test(file))).toEqual([]);
  });

  it('has documents that link only to what comes along, or to the repository', () => {
    const documents = files.filter((file) => file.endsWith('.md'));
    expect(documents).toContain('docs/staging.md');
    for (const file of documents) {
      const links = linksIn(read(file)).filter((link) => !/^https?:/.test(link));
      const linked = links.flatMap((link) => fileBehind(link, file) ?? []);
      expect({
        file,
        missing: linked.filter((to) => !files.some((each) => each === to || each.startsWith(`${to}/`))),
      }).toEqual({
        file,
        missing: [],
      });
    }
  });

  it('names the licence of each package that became part of it', () => {
    const licences = read('dist/LICENSES.txt');
    for (const name of ['commander', 'hono', 'preact', 'uplot'])
      expect(licences).toMatch(new RegExp(`^${name} \\d.*: MIT$`, 'm'));
    expect(licences).toMatch(/^asn1js \d.*: BSD-3-Clause\n\nCopyright/m);
    // Published without its text.
    expect(licences).toMatch(/^@cfworker\/json-schema \d.*: MIT\n\nMIT License\n\nCopyright \(c\) Jeremy Danyow/m);
    expect(licences).not.toMatch(/^\S+ \d\S*: .+\n{3,}/m);
  });

  it('has scenarios whose schema comes along', () => {
    const scenarios = files.filter((file) => file.startsWith('scenarios/'));
    expect(scenarios.length).toBeGreaterThan(0);
    for (const file of scenarios) {
      const [, schema = ''] = /\$schema=(\S+)/.exec(read(file)) ?? [];
      expect(files).toContain(path.posix.join('scenarios', schema));
    }
  });

  it('mentions no document that did not come along', () => {
    const mentioned = /(?<!\/blob\/main\/)\b(?:docs\/[\w./-]+|CONTRIBUTING)\.(?:md|json)\b/g;
    const programs = files.filter((file) => /^(dist|scenarios|schemas|clients)\//.test(file));
    const missing = programs.flatMap((file) => (read(file).match(mentioned) ?? []).filter((to) => !files.includes(to)));
    expect(missing).toEqual([]);
  });
});
