/** What is ready-made for builds, run as far as possible without a build server. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { languageTable, type SourceLanguage } from '../src/check/literals/language-table.js';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version, bin } = JSON.parse(read('package.json')) as { version: string; bin: Record<string, string> };

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly files: string;
  readonly args?: readonly string[];
}

const action = parse(read('action.yml')) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
};
const hooks = parse(read('.pre-commit-hooks.yaml')) as Hook[];
const page = read('docs/in-your-build.md');
const examples = Array.from(page.matchAll(/^```yaml\n([\s\S]*?)^```/gm), ([, text = '']) => parse(text) as unknown);

/** A good journal, and one with a wrong value, named as the game names them. */
const good =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Missions", "Active":[  ], "Failed":[  ], "Complete":[  ] }\r\n';
const bad = good.replace('"Failed":[  ]', '"Failed":7');

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-builds-'));
  mkdirSync(path.join(home, 'fixtures'));
  mkdirSync(path.join(home, 'scenarios'));
  mkdirSync(path.join(home, 'bin'));
  cpSync(path.join(root, 'scenarios/docked.yaml'), path.join(home, 'scenarios/docked.yaml'));
  writeFileSync(path.join(home, 'fixtures/Journal.2026-11-14T204100.01.log'), good);
  program('shakedown', `exec '${process.execPath}' '${path.join(root, bin.shakedown ?? '')}' "$@"`);
});

afterEach(() => rmSync(home, { recursive: true }));

function program(name: string, line: string): void {
  const file = path.join(home, 'bin', name);
  writeFileSync(file, `#!/usr/bin/env bash\n${line}\n`);
  chmodSync(file, 0o755);
}

/** Runs a script as GitHub and GitLab do. */
function bash(script: string, env: Readonly<Record<string, string>> = {}): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(home, 'bin')}${path.delimiter}${process.env.PATH}`, ...env },
  });
  return { code: status, said: stdout + stderr };
}

/** Runs a step of the action with some inputs. */
function act(name: string, inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  const step = action.runs.steps.find((each) => each.name === name);
  const own = Object.entries(step?.env ?? {}).map(([key, text]) => [
    key,
    text.replaceAll(
      /\$\{\{ inputs\.(\w+) \}\}/g,
      (_, input: string) => inputs[input] ?? action.inputs[input]?.default ?? '',
    ),
  ]);
  return bash(step?.run ?? 'exit 99', { ...Object.fromEntries(own), ...env });
}

describe.runIf(process.platform !== 'win32')('the action', () => {
  it('never puts an input into a script, only into variables', () => {
    for (const { run = '' } of action.runs.steps) expect(run).not.toContain('${{');
  });

  it('annotates findings, writes SARIF, and fails', () => {
    writeFileSync(path.join(home, 'fixtures/Journal.2026-11-14T204200.01.log'), bad);
    const { code, said } = act('Check', { check: 'fixtures\n', sarif: 'out file.sarif' });
    expect(said).toMatch(/^::error file=fixtures\/Journal\.2026-11-14T204200\.01\.log,line=1,/m);
    expect(code).toBe(1);
    expect(JSON.parse(readFileSync(path.join(home, 'out file.sarif'), 'utf8')).runs[0].results[0].ruleId).toBe(
      'field/type',
    );
  });

  it('plays scenarios', () => {
    expect(act('Play scenarios', { scenarios: 'scenarios/*.yaml' })).toMatchObject({ code: 0 });
  });

  it.each([
    ['Check', 'check', 'check --format github'],
    ['Play scenarios', 'scenarios', 'scenario run'],
    ['Run trials', 'trials', 'trials run'],
  ])('%s: passes each line as one argument, as it is', (name, input, verb) => {
    program('shakedown', 'printf "<%s>" "$@"');
    const { said } = act(name, { [input]: '  a b/*.log\n\n--only=$(id)\n' });
    expect(said).toBe(`${verb.replaceAll(/\S+ ?/g, (word) => `<${word.trim()}>`)}<a b/*.log><--only=$(id)>`);
  });

  it('installs the release of its own version, or what is asked for', () => {
    const outputs = path.join(home, 'outputs');
    const env = { GITHUB_ACTION_PATH: root, GITHUB_OUTPUT: outputs };
    expect(act('Choose the release', {}, env)).toEqual({ code: 0, said: '' });
    act('Choose the release', { package: './own.tgz' }, env);
    expect(readFileSync(outputs, 'utf8').trimEnd().split('\n')).toEqual([
      `version=${version}`,
      `package=https://github.com/shakedown-journal/shakedown/releases/download/v${version}/shakedown-${version}.tgz`,
      `version=${version}`,
      'package=./own.tgz',
    ]);
  });
});

describe.runIf(process.platform !== 'win32')('the hooks', () => {
  const [check, code, scenarios] = hooks as [Hook, Hook, Hook];

  it('take the files that they are for', () => {
    const taken = (hook: Hook, name: string) => new RegExp(hook.files).test(name);
    const journals = ['Journal.2026-11-14T204100.01.log', 'a/JournalBeta.210101120000.01.log'];
    expect(journals.filter((name) => taken(check, name))).toEqual(journals);
    expect(['Status.json', 'MyJournal.1.log', 'Journal.d/a.txt'].filter((name) => taken(check, name))).toEqual([]);
    const sources = Object.values<SourceLanguage>(languageTable).flatMap(({ endings }) => endings);
    expect(sources.filter((ending) => !taken(code, `src/a${ending}`))).toEqual([]);
    expect(['a.json', 'a.txt', 'apy', 'a.css', 'a.rst'].filter((name) => taken(code, name))).toEqual([]);
    expect(taken(scenarios, 'test/scenarios/docked.yaml')).toBe(true);
    expect(taken(scenarios, '.github/workflows/ci.yml')).toBe(false);
  });

  it('fail for a broken file alone', () => {
    const file = 'fixtures/Journal.2026-11-14T204100.01.log';
    expect(bash(`${check.entry} ${file}`)).toMatchObject({ code: 0 });
    writeFileSync(path.join(home, file), bad);
    expect(bash(`${check.entry} ${file}`)).toMatchObject({ code: 1 });
    writeFileSync(path.join(home, 'test.py'), `LINE = '${bad.trim()}'\n`);
    expect(bash(`${code.entry} test.py`)).toMatchObject({ code: 1 });
  });
});

describe('the page about builds', () => {
  /** All objects in the examples. */
  const parts = examples.flatMap(function below(value: unknown): object[] {
    if (typeof value !== 'object' || value === null) return [];
    return [value, ...Object.values(value).flatMap(below)];
  });

  it('uses the action of this version with inputs that it has', () => {
    const uses = parts.filter((part): part is Step => 'uses' in part && String(part.uses).startsWith('shakedown-'));
    expect(uses.length).toBeGreaterThan(2);
    for (const { uses: name, with: inputs = {} } of uses) {
      expect(name).toBe(`shakedown-journal/shakedown@v${version}`);
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    }
    const listed = Array.from(page.matchAll(/^\| `(\w+)` +\|/gm), ([, name]) => name);
    expect(listed).toEqual(Object.keys(action.inputs));
  });

  it('names hooks that exist', () => {
    const used = parts.flatMap((part) => ('id' in part && !('language' in part) ? [part.id] : []));
    expect(used).toEqual(hooks.map(({ id }) => id));
  });

  it('names no other version than this, like the guide to installing', () => {
    for (const text of [page, read('docs/installing.md')])
      expect(new Set(text.match(/\bv\d+\.\d+\.\d+\b/g))).toEqual(new Set([`v${version}`]));
  });

  it.runIf(process.platform !== 'win32')('has a job for GitLab that leaves the reports it names', () => {
    program('npx', '"$@"');
    program('npm', 'exit 0');
    const { journals } = examples.find((each) => (each as { journals?: unknown }).journals) as {
      journals: { script: string[]; artifacts: { reports: Record<string, string> } };
    };
    expect(bash(journals.script.join('\n'))).toMatchObject({ code: 0 });
    for (const file of Object.values(journals.artifacts.reports))
      expect(existsSync(path.join(home, file)), file).toBe(true);
    expect(JSON.parse(readFileSync(path.join(home, 'gl-code-quality-report.json'), 'utf8'))).toMatchObject([
      { check_name: 'companion/status', severity: 'info' },
    ]);
  });
});

it('the image is run by a user without rights, and starts the command of the package', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('commander');
  expect(JSON.parse(/^ENTRYPOINT (.+)$/m.exec(last)?.[1] ?? '')).toEqual(Object.keys(bin));
});
