/** Workflows name only existing scripts and checks, and request minimal permissions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nodePackages, suffixOf } from '../scripts/from-npm.js';
import { builds } from '../scripts/release/builds.js';

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly include?: readonly Readonly<Record<string, string>>[] } };
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const checks = Object.keys(scripts).flatMap((name) => /^test:(.+)/.exec(name)?.[1] ?? []);
const workflows = readdirSync(folder).map(
  (name) => [name, parse(readFileSync(path.join(folder, name), 'utf8')) as Workflow] as const,
);

function commands({ jobs }: Pick<Workflow, 'jobs'>): string[] {
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

/** The checks that a command line runs: those it names, or all. */
function checksOf(command: string): string[] {
  const [, names] = /^npm test(?: -- (.+))?$/.exec(command) ?? ['', ''];
  return names === undefined ? checks : names.split(' ').filter(Boolean);
}

describe.each(workflows)('the workflow %s', (name, workflow) => {
  const lines = commands(workflow);
  const named = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);

  it('runs only what exists', () => {
    expect(checks).toEqual(expect.arrayContaining(lines.flatMap(checksOf)));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named(/^npm run (\S+)/)));
    expect(named(/^node (\S+)/).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('may only read unless a job says more, and ends', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.runIf(name === 'ci.yml')('runs every check', () => {
    expect(new Set(lines.flatMap(checksOf))).toEqual(new Set(checks));
  });
});

describe('a release', () => {
  const { jobs } = new Map(workflows).get('release.yml') ?? { jobs: {} };

  /** The jobs that have passed before a job begins. */
  function before(name: string): Set<string> {
    const needed = [jobs[name]?.needs ?? []].flat();
    return new Set(needed.flatMap((each) => [each, ...before(each)]));
  }

  it('builds and tries every artefact, with the script that tries it elsewhere', () => {
    const lines = commands({ jobs });
    const named = lines.flatMap((line) => /^npm run release -- --dry-run (.+)/.exec(line)?.[1]?.split(' ') ?? []);
    // Other systems have machines of their own.
    expect(named.toSorted()).toEqual(
      Object.keys(builds)
        .filter((name) => name !== 'others')
        .toSorted(),
    );
    expect(jobs['try-programs']?.strategy?.matrix.include?.map(({ program }) => program).toSorted()).toEqual(
      Object.keys(nodePackages)
        .map((target) => `shakedown-${target}${suffixOf(target)}`)
        .toSorted(),
    );
  });

  it('publishes nothing before all of it was tried', () => {
    const publishing = Object.keys(jobs).filter((name) =>
      Object.values(jobs[name]?.permissions ?? {}).includes('write'),
    );
    expect(publishing).toEqual(['attest', 'npm', 'pypi', 'nuget', 'image', 'announce']);
    for (const name of publishing)
      expect([...before(name)]).toEqual(expect.arrayContaining(['build', 'programs', 'try-programs', 'manifests']));
  });

  it('signs and publishes in jobs that run nothing of this repository, and keeps no secret', () => {
    for (const { permissions, steps } of Object.values(jobs)) {
      if (permissions?.['id-token'] !== 'write') continue;
      expect(steps.filter(({ uses }) => uses?.startsWith('actions/checkout'))).toEqual([]);
    }
    expect(readFileSync(path.join(folder, 'release.yml'), 'utf8')).not.toContain('secrets.');
  });
});
