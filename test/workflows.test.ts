/** Workflows name only existing scripts and checks, and request minimal permissions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly 'timeout-minutes'?: number; readonly steps: readonly { readonly run?: string }[] }>
  >;
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

function commands({ jobs }: Workflow): string[] {
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
