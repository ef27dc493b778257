/** The Python package: built, installed without a network, and used with pytest and unittest. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-wheel-'));
const site = path.join(home, 'site');
const source = path.join(root, 'clients/python');
const env = {
  ...process.env,
  PYTHONPATH: site,
  PYTHONDONTWRITEBYTECODE: '1',
  SHAKEDOWN: path.join(home, 'shakedown'),
  TMPDIR: home,
};

beforeAll(() => {
  execFileSync(process.execPath, [path.join(root, 'scripts/build.js')], { stdio: 'inherit' });
  const main = path.join(root, 'dist/cli/main.js');
  writeFileSync(env.SHAKEDOWN, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 });
  const offline = ['--no-deps', '--no-index', '--quiet', '--disable-pip-version-check'];
  const build = ['wheel', '--no-build-isolation', ...offline, '--wheel-dir', home, source];
  execFileSync(python, ['-m', 'pip', ...build], { env, stdio: 'inherit' });
  const wheel = readdirSync(home).find((file) => file.endsWith('.whl')) ?? '';
  execFileSync(python, ['-m', 'pip', 'install', ...offline, '--target', site, path.join(home, wheel)], { env });
}, 300_000);

afterAll(() => rmSync(home, { recursive: true }));

function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(python, words, { cwd: home, env, encoding: 'utf8' });
}

it('is built without a trace beside its sources', () => {
  expect(readdirSync(source).filter((name) => name === 'build' || name.endsWith('.egg-info'))).toEqual([]);
});

const pytest = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'];

it('holds the client, the host and the types, and nothing else', () => {
  const files = readdirSync(path.join(site, 'shakedown_stage'), { recursive: true, encoding: 'utf8' });
  const kept = files.filter((file) => file.includes('.') && !file.includes('__pycache__')).sort();
  expect(kept).toEqual([
    '__init__.py',
    'ed_journal.py',
    'edmc/__init__.py',
    'edmc/companions.py',
    'edmc/host.py',
    'edmc/money.py',
    'edmc/network.py',
    'edmc/stand_ins.py',
    'edmc/state.py',
    'edmc/tk.py',
    'py.typed',
    'pytest_plugin.py',
    'stage.py',
    'unittest_case.py',
  ]);
  const types = 'from shakedown_stage import ed_journal; print(ed_journal.Flags(1).name)';
  expect(run('-c', types)).toMatchObject({ status: 0, stdout: 'Docked\n' });
});

it('is typed', () => {
  expect(run('-m', 'mypy', '--strict', '--no-error-summary', '--cache-dir', home, '-p', 'shakedown_stage').stdout).toBe(
    '',
  );
});

it('tests plugins of EDMC', () => {
  const plugins = path.join(import.meta.dirname, 'plugins');
  const { status, stdout } = run(...pytest, '--strict-markers', '--rootdir', plugins, plugins);
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('17 passed') });
});

it('starts the stage that a mark describes, and shows how to reproduce a failure', () => {
  const folder = path.join(home, 'failing');
  mkdirSync(folder);
  const test = `
import pytest
from shakedown_stage.unittest_case import StageTestCase

@pytest.mark.shakedown(seed=3, situation='dock', faults=['duplicate-line'], given={'station': 'Abraham Lincoln'})
def test_marked(stage):
    assert stage.seed == 3
    assert stage.state()['station']['name']
    assert 'duplicate-line' in str(stage.requested_faults())
    assert 'all of this' == 'held'

class Case(StageTestCase):
    seed = 5
    def test_it(self):
        self.stage.trigger('undock')
        self.assertEqual(self.stage.seed, 6)
`;
  writeFileSync(path.join(folder, 'test_failing.py'), test);
  const { status, stdout } = run(...pytest, folder);
  expect({ status, stdout }).toMatchObject({ status: 1, stdout: expect.stringContaining('2 failed') });
  expect(stdout).toContain("AssertionError: assert 'all of this' == 'held'");
  expect(stdout).toMatch(/- shakedown -+\nReproduce with[\s\S]*seed: 3/);
  const unittest = spawnSync(python, ['-m', 'unittest', 'test_failing.Case'], { cwd: folder, env, encoding: 'utf8' });
  expect(unittest.stderr).toMatch(/5 != 6\nReproduce with[\s\S]*(?:seed: 5|--seed 5)/);
});

it('runs what its README shows', () => {
  const readme = readFileSync(path.join(root, 'clients/python/README.md'), 'utf8');
  const blocks = Array.from(readme.matchAll(/^```py\n([\s\S]*?)^```/gm), ([, text = '']) => text);
  const folder = path.join(home, 'readme');
  mkdirSync(path.join(folder, 'plugins/mine'), { recursive: true });
  for (const [index, name] of ['test_my_tool', 'plugins/mine/load', 'test_my_plugin', 'test_docking'].entries()) {
    writeFileSync(path.join(folder, `${name}.py`), blocks[index] ?? '');
  }
  const { status, stdout } = spawnSync(python, pytest, { cwd: folder, env, encoding: 'utf8' });
  expect({ status, stdout, blocks: blocks.length }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('3 passed'),
    blocks: 4,
  });
});

it('says in a sentence that the command is missing', () => {
  const folder = path.join(home, 'missing');
  mkdirSync(folder);
  const test = `
from shakedown_stage.unittest_case import StageTestCase

def test_stage(stage): pass

class Case(StageTestCase):
    def test_it(self): pass
`;
  writeFileSync(path.join(folder, 'test_missing.py'), test);
  const without = { cwd: folder, env: { ...env, SHAKEDOWN: 'no-such-command' }, encoding: 'utf8' } as const;
  const sentence = 'no-such-command cannot be run: No such file or directory. Install Shakedown';
  for (const runner of [
    [...pytest, '-k', 'test_stage'],
    ['-m', 'unittest', 'test_missing'],
  ]) {
    const { stdout, stderr } = spawnSync(python, runner, without);
    expect(stdout + stderr).toContain(sentence);
    expect(stdout + stderr).not.toMatch(/stage\.py|unittest_case\.py|pytest_plugin\.py/);
  }
});
