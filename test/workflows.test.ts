/** What GitHub runs for us can be run: it names only scripts and checks that there are, and asks for no more rights than it needs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly needs?: string;
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github/workflows');
const { scripts, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const checks = Object.keys(scripts).flatMap((name) => /^test:(.+)/.exec(name)?.[1] ?? []);
const workflows = new Map(
  readdirSync(folder).map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8')) as Workflow]),
);

function commands({ jobs }: Workflow): string[] {
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

/** The checks that a command line runs: those it names, or all. */
function checksOf(command: string): string[] {
  const [, names] = /^npm test(?: -- (.+))?$/.exec(command) ?? ['', ''];
  return names === undefined ? checks : names.split(' ').filter(Boolean);
}

function namedBy(pattern: RegExp, lines: readonly string[]): string[] {
  return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}

describe.each([...workflows])('the workflow %s', (_, workflow) => {
  it('runs only what there is', () => {
    const lines = commands(workflow);
    expect(checks).toEqual(expect.arrayContaining(lines.flatMap(checksOf)));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(namedBy(/^npm run (\S+)/, lines)));
    expect(namedBy(/^node (\S+)/, lines).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('may read, and a job that may do more says what', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const granted = Object.values(workflow.jobs).flatMap(({ permissions = {} }) => Object.keys(permissions));
    expect(granted.length).toBe(new Set(granted).size);
  });

  it('uses actions of a fixed version, and ends', () => {
    const jobs = Object.values(workflow.jobs);
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
    const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
    expect(workflow.concurrency).toBeDefined();
  });
});

describe('the workflow of every change', () => {
  const ci = workflows.get('ci.yml') as Workflow;

  it('runs every check', () => {
    expect(new Set(commands(ci).flatMap(checksOf))).toEqual(new Set(checks));
  });

  it('tests on the oldest Node that is supported, and on every system', () => {
    const matrices = Object.values(ci.jobs).map(({ strategy }) => strategy?.matrix ?? {});
    expect(matrices.flatMap(({ node = [] }) => node)).toContain(engines.node.replace('>=', ''));
    expect(matrices.flatMap(({ system = [] }) => system)).toEqual(['windows-latest', 'macos-latest']);
  });
});

describe('the workflow of a release', () => {
  const release = workflows.get('release.yml') as Workflow;

  it('publishes only what was tested', () => {
    const { build, publish, announce } = release.jobs;
    expect(build?.steps.map(({ run }) => run)).toContain('npm test');
    expect([publish?.needs, announce?.needs]).toEqual(['build', 'publish']);
    expect(publish?.permissions).toEqual({ 'id-token': 'write' });
    expect(publish?.steps.flatMap(({ run }) => run ?? [])).toEqual([
      expect.stringMatching(/^npm publish .*--provenance/),
    ]);
  });

  it.each([
    ['v1.2.0', { status: 0, stdout: '### Added\n\n- Wings.\n', stderr: '' }],
    [
      'v1.1.0',
      {
        status: 1,
        stdout: '',
        stderr: "the tag is 'v1.1.0', but package.json is of version 1.2.0: it would be v1.2.0\n",
      },
    ],
  ])('tells of %s what the changelog says', (tag, expected) => {
    expect(
      notesFor(tag, '## Unreleased\n\n## 1.2.0 - 2026-11-14\n\n### Added\n\n- Wings.\n\n## 1.1.0\n\n- Wheels.\n'),
    ).toEqual(expected);
  });

  it('does not tell of a version that the changelog passes over', () => {
    expect(notesFor('v1.2.0', '## Unreleased\n\n- Wings.\n')).toEqual({
      status: 1,
      stdout: '',
      stderr: "CHANGELOG.md says nothing about 1.2.0: give it a heading '## 1.2.0'\n",
    });
  });

  function notesFor(tag: string, changelog: string): object {
    const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-release-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    writeFileSync(path.join(home, 'package.json'), '{ "version": "1.2.0" }');
    writeFileSync(path.join(home, 'CHANGELOG.md'), changelog);
    const words = [path.join(root, 'scripts/release-notes.js'), tag, home];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    return { status, stdout, stderr };
  }
});
