/** What `shakedown init` writes, in a folder of each language, run as it says. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { oneIn } from './thorough.js';

const root = path.resolve(import.meta.dirname, '..');
const command = path.join(root, 'dist/cli/main.js');
const folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-init-'));
const bin = path.join(folder, 'bin');
mkdirSync(bin);
symlinkSync(command, path.join(bin, 'shakedown'));
afterAll(() => rmSync(folder, { recursive: true }));

function project(...files: readonly string[]): string {
  const home = mkdtempSync(path.join(folder, 'project 計画-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), '{}');
  }
  return home;
}

/** As npm installs it. */
function install(home: string): void {
  mkdirSync(path.join(home, 'node_modules/.bin'), { recursive: true });
  symlinkSync(root, path.join(home, 'node_modules/shakedown'));
  symlinkSync(command, path.join(home, 'node_modules/.bin/shakedown'));
}

interface Workflow {
  readonly jobs: {
    readonly shakedown: {
      readonly defaults?: unknown;
      readonly steps: readonly { readonly run?: string; readonly with?: unknown }[];
    };
  };
}

function workflowIn(file: string): Workflow['jobs']['shakedown'] {
  return (parse(readFileSync(file, 'utf8')) as Workflow).jobs.shakedown;
}

function init(home: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync(process.execPath, [command, 'init', ...words], {
    cwd: home,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

const withCommand = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };

/** The commands that it names at the end. */
function next(said: string): string[] {
  return (said.split('\nNext:\n')[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

function run(home: string, line: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], {
    cwd: home,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status, `${line}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

it('writes nothing if asked to, and says the same', () => {
  const home = project();
  const said = init(home, ['--dry-run']);
  expect(readdirSync(home)).toEqual([]);
  expect(said).toContain('Would be written for JavaScript or TypeScript:\n  tests/shakedown/test-docked.mjs\n');
  expect(init(home).split('\n').slice(1)).toEqual(said.split('\n').slice(1));
});

it('leaves what exists as it is', () => {
  const home = project('setup.cfg');
  mkdirSync(path.join(home, 'test'));
  init(home);
  const test = path.join(home, 'test/shakedown/test_docked.py');
  writeFileSync(test, 'mine');
  expect(init(home)).toContain('  test/shakedown/test_docked.py (exists, and is left as it is)\n');
  expect(readFileSync(test, 'utf8')).toBe('mine');
  expect(readdirSync(path.join(home, 'test/shakedown/journals')).filter((name) => name.endsWith('.log'))).toHaveLength(
    1,
  );
});

it.runIf(process.platform !== 'win32')(
  'writes a test for Node that runs at once, and fixtures without a finding',
  () => {
    const home = project('package.json', 'test/first.test.js');
    const [installing = '', ...steps] = next(init(home));
    expect(installing).toBe(`npm install --save-dev ${root}`);
    install(home);
    // What npx adds to the path is gone afterwards.
    const npx = { PATH: `${home}/node_modules/.bin${path.delimiter}${process.env.PATH}` };
    expect(next(init(home, [], npx))).toEqual(steps);
    expect(steps[1]).toMatch(/^npx shakedown trials run/);
    expect(run(home, steps[0] ?? '')).toContain('# pass 1');
    // The project's own test, and this one: the tool would wait forever.
    writeFileSync(path.join(home, 'test/first.test.js'), '');
    expect(run(home, 'node --test')).toContain('# pass 2');
    expect(run(home, `node ${command} check tests/shakedown/journals --fail-on note`)).toContain('no findings');
  },
);

it.runIf(process.platform !== 'win32')('writes a test for Python that runs at once', () => {
  const home = project('pyproject.toml');
  const [test = '', trial = '', ...others] = next(init(home, [], withCommand));
  expect(others).toEqual([]);
  run(home, test, withCommand);
  expect(run(home, trial, withCommand)).toMatch(/^12 of 12 answered trials passed$/m);
});

it.each(
  oneIn(4, [
    ['App.csproj', 'DockedTest.cs', 'dotnet run --project tests/shakedown/DockedTest.csproj'],
    ['Cargo.toml', 'journal.rs', 'once your tool answers questions: shakedown trials run docked'],
    ['go.mod', 'journal', 'once your tool answers questions: shakedown trials run docked'],
    ['setup.py', 'test_docked.py', 'python3 -m unittest discover -s tests/shakedown'],
  ]),
)('finds out the language by %s', (mark, file, step) => {
  const home = project(mark, 'package.json');
  const said = init(home, [], withCommand);
  expect(readdirSync(path.join(home, 'tests/shakedown'))).toContain(file);
  expect(next(said).some((line) => line.startsWith(step))).toBe(true);
  const { defaults, steps } = workflowIn(path.join(home, '.github/workflows/shakedown.yml'));
  expect(defaults).toBeUndefined();
  expect(steps[1]).toMatchObject({ with: { check: 'tests/shakedown/journals' } });
});

it('says which other languages it has found', () => {
  expect(init(project('go.mod', 'package.json'))).toContain(
    'Written for Go (there is also: --language javascript):\n  tests/shakedown/',
  );
});

it('finds in a part of a repository what the whole has, and puts the workflow where GitHub reads it', () => {
  const whole = project('package.json', '.git/HEAD', 'packages/my overlay/package.json');
  install(whole);
  const part = path.join(whole, 'packages/my overlay');
  const said = init(part);
  expect(said).toContain('\n  ../../.github/workflows/shakedown-my overlay.yml\n');
  expect(next(said)[0]).toBe('node --test tests/shakedown/test-docked.mjs');
  const { defaults, steps } = workflowIn(path.join(whole, '.github/workflows/shakedown-my overlay.yml'));
  expect(defaults).toEqual({ run: { 'working-directory': 'packages/my overlay' } });
  expect(steps[1]).toMatchObject({ with: { check: 'packages/my overlay/tests/shakedown/journals' } });
  expect(steps.at(-1)).toEqual({ run: 'node --test tests/shakedown/test-docked.mjs' });
});

it('says what it cannot write', () => {
  const home = project('setup.py', 'tests');
  const { status, stderr } = spawnSync(process.execPath, [command, 'init'], { cwd: home, encoding: 'utf8' });
  expect(stderr).toBe('shakedown: cannot create the directory tests: it already exists and is not a directory\n');
  expect(status).toBe(2);
});

it('says what is missing', () => {
  expect(next(init(project('go.mod'), [], { PATH: path.dirname(process.execPath) }))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^npm install --global /)]),
  );
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  expect(next(init(project(), ['--language', 'csharp'], { PATH: empty }))[0]).toBe(
    'install the .NET SDK 8 or later, https://dot.net',
  );
});
