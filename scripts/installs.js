/**
 * Installs Shakedown in every way that works without a release, from a bare clone of this commit, and runs
 * what was installed: what docs/installing.md says, the hooks of pre-commit, and both sources of the Python
 * package. npm needs its registry for the packages of the build. Programs that are missing are named and left
 * out.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { Missing, makeProject, pipInstall, root, run, version } from './installing.js';

const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-installs-'));
const at = (/** @type {string[]} */ ...names) => path.join(home, ...names);
const bare = at('bare.git');
const repository = pathToFileURL(bare).href;
const git = `git+${repository}`;
const tarball = at('shakedown', `shakedown-${version}.tgz`);
const broken =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Missions", "Active":[  ], "Failed":7, "Complete":[  ] }\r\n';
const hooks = () => `repos:
  - repo: ${repository}
    rev: ${run('git', ['rev-parse', 'HEAD'], bare)}
    hooks:
      - id: shakedown-check
      - id: shakedown-check-code
      - id: shakedown-scenarios
`;

/**
 * Titles, and what installs and tries it.
 * @type {readonly (readonly [string, () => void])[]}
 */
const ways = [
  ['a clone: npm ci', () => run('npm', ['ci'], at('shakedown'))],
  ['prepare does nothing when dist is current', preparedTwice],
  ['npm link', linked],
  ['npm pack, then npm i -D of the file, without a registry', packed],
  [
    'npm i -D git+…',
    () => (run('npm', ['i', '-D', git], makeProject(at('from-git'))), works(at('from-git/node_modules/.bin'))),
  ],
  ['npm i -g git+…', () => (run('npm', ['i', '-g', '--prefix', at('global'), git]), works(at('global/bin')))],
  ['pre-commit', preCommit],
  ['pip install of the clone', () => pip(at('shakedown/clients/python'))],
  ['pip install of the npm package', () => pip(at('packed/node_modules/shakedown/clients/python'))],
];

/** @type {string[]} */
const failed = [];
try {
  run('git', ['clone', '--quiet', '--bare', root, bare]);
  run('git', ['clone', '--quiet', bare, at('shakedown')]);
  for (const [title, install] of ways) {
    const begun = performance.now();
    try {
      install();
      console.log(`✔ ${title}, ${Math.round((performance.now() - begun) / 1000)} s`);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (!(error instanceof Missing)) failed.push(title);
      console.log(error instanceof Missing ? `– ${title} left out: ${message}` : `✖ ${title}: ${message}`);
    }
  }
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 10 });
}
console.log(failed.length === 0 ? 'all passed' : `failed: ${failed.join(', ')}`);
if (failed.length > 0) process.exitCode = 1;

function preparedTwice() {
  const built = statSync(at('shakedown/dist')).ino;
  run('npm', ['run', 'prepare'], at('shakedown'));
  expectSame(String(statSync(at('shakedown/dist')).ino), String(built));
}

function linked() {
  run('npm', ['link'], at('shakedown'), { ...process.env, npm_config_prefix: at('linked') });
  works(at('linked/bin'));
}

function packed() {
  // pre-commit takes all that is printed for the name of the file.
  expectSame(run('npm', ['pack'], at('shakedown')), path.basename(tarball));
  run('npm', ['i', '-D', '--offline', tarball], makeProject(at('packed')));
  works(at('packed/node_modules/.bin'));
  begins(at('packed'));
  run('npm', ['i', '-g', '--offline', '--prefix', at('global-packed'), tarball]);
  begins(makeProject(at('begun')), at('global-packed/bin'));
}

/**
 * Runs `init` by npx, or the command in a directory, and then what it says next.
 * @param {string} folder @param {string} [bin]
 */
function begins(folder, bin = '') {
  const env = { ...process.env, npm_config_offline: 'true', PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const said = bin ? run('shakedown', ['init'], folder, env) : run('npx', ['shakedown', 'init'], folder, env);
  const next = (said.split('\nNext:\n')[1] ?? '').split('\n').map((line) => line.trim());
  expectSame(String(next.length), bin ? '3' : '2');
  for (const line of next) run('sh', ['-c', line], folder, env);
}

/** With pre-commit if it is there, else by the commands that it runs itself. */
function preCommit() {
  const folder = makeProject(at('committed'));
  mkdirSync(path.join(folder, 'fixtures'));
  const journal = path.join(folder, 'fixtures/Journal.2026-11-14T204100.01.log');
  cpSync(path.join(root, 'scenarios/docked.yaml'), path.join(folder, 'scenarios/docked.yaml'));
  writeFileSync(path.join(folder, '.pre-commit-config.yaml'), hooks());
  writeFileSync(journal, broken.replace('7', '[  ]'));
  run('git', ['init', '--quiet'], folder);
  run('git', ['add', '.'], folder);
  const isMissing = spawnSync('pre-commit', ['--version']).error !== undefined;
  const own = isMissing ? { npm_config_prefix: at('hooks') } : { PRE_COMMIT_HOME: at('pre-commit') };
  const env = { ...process.env, ...own };
  if (isMissing) installAsPreCommit(env);
  const source = path.join(folder, 'source.py');
  writeFileSync(source, `LINE = '${broken.replace('7', '[  ]').trim()}'\n`);
  const files = {
    'shakedown-check': journal,
    'shakedown-check-code': source,
    'shakedown-scenarios': path.join(folder, 'scenarios/docked.yaml'),
  };
  for (const { id, entry } of parse(readFileSync(path.join(root, '.pre-commit-hooks.yaml'), 'utf8'))) {
    const [program, ...words] = entry.split(' ');
    const command = isMissing ? at('hooks/bin', program) : 'pre-commit';
    const file = files[/** @type {keyof typeof files} */ (id)];
    const all = isMissing ? [...words, file] : ['run', id, '--all-files'];
    run(command, all, folder, env);
    if (id !== 'shakedown-check') continue;
    writeFileSync(journal, broken);
    const { status, stdout } = spawnSync(command, all, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 1 || !stdout.includes('field/type')) throw new Error(`a broken journal passes: ${stdout}`);
  }
}

/** @param {NodeJS.ProcessEnv} env */
function installAsPreCommit(env) {
  const clone = at('hooked');
  run('git', ['clone', '--quiet', bare, clone]);
  const words = ['--include=dev', '--include=prod', '--ignore-prepublish', '--no-progress', '--no-save'];
  run('npm', ['install', ...words], clone, env);
  run('npm', ['install', '-g', path.join(clone, run('npm', ['pack'], clone))], clone, env);
}

/** @param {string} source */
function pip(source) {
  const before = readdirSync(source);
  const python = pipInstall(source, mkdtempSync(at('site-')));
  expectSame(python('from shakedown_stage import ed_journal; print(ed_journal.Flags(1).name)'), 'Docked');
  expectSame(readdirSync(source).join(), before.join());
}

/** Runs the command in a directory. @param {string} directory */
function works(directory) {
  const words = ['simulate', 'docked', '--clean', '--out', mkdtempSync(at('played-'))];
  run(path.join(directory, 'shakedown'), words);
}

/** @param {string} found @param {string} wanted */
function expectSame(found, wanted) {
  if (found !== wanted) throw new Error(`${JSON.stringify(wanted)} is expected, not ${JSON.stringify(found)}`);
}
