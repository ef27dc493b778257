/** `npm test` itself: a copy of its script, in a project with checks of its own. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NeededProgram } from '../scripts/needed-programs.js';
import { deadline } from './support/deadline.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-checks-'));
  mkdirSync(path.join(home, 'scripts'));
  for (const name of ['test.js', 'provide-program.js'])
    copyFileSync(path.resolve(import.meta.dirname, '../scripts', name), path.join(home, 'scripts', name));
  needed([]);
});

afterEach(() => rmSync(home, { recursive: true }));

/** What the checks of this project need. */
function needed(programs: readonly NeededProgram[]): void {
  const text = `export const neededPrograms = ${JSON.stringify(programs)};\n`;
  writeFileSync(path.join(home, 'scripts/needed-programs.js'), text);
}

const telescope: NeededProgram = {
  title: 'The telescope',
  checks: ['stars'],
  settings: ['TELESCOPE'],
  commands: ['shakedown-no-such-telescope'],
  places: {},
  packages: {},
};
const noTelescope =
  'The telescope is missing: install it as shakedown-no-such-telescope, or name one in the environment variable TELESCOPE';

/** Checks are small programs here. */
function tested(programs: Readonly<Record<string, string>>, ...words: string[]) {
  return testedWith({}, programs, ...words);
}

function testedWith(env: NodeJS.ProcessEnv, programs: Readonly<Record<string, string>>, ...words: string[]) {
  for (const [name, program] of Object.entries(programs)) writeFileSync(path.join(home, `${name}.js`), program);
  const scripts = Object.fromEntries(Object.keys(programs).map((name) => [`test:${name}`, `node ${name}.js`]));
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.js', ...words], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, CI: '', ...env },
  });
  return { status, out: stdout.replaceAll(/\d+\.\d s/g, '… s'), err: stderr };
}

/** Waits for a file that another check makes, and fails if it never comes. */
const waiting = (file: string) => `
  import { existsSync } from 'node:fs';
  const end = Date.now() + ${deadline};
  const rest = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync('${file}')) {
    if (Date.now() > end) process.exit(1);
    Atomics.wait(rest, 0, 0, 10);
  }
`;
const making = (file: string) => `import { writeFileSync } from 'node:fs';\nwriteFileSync('${file}', '');\n`;

it('runs every check and says which failed', () => {
  const { status, out } = tested({
    lint: `console.log('odd');process.exit(1)`,
    unit: '',
    types: `console.error('no')`,
  });
  expect(status).toBe(1);
  expect(out).toContain('\n▶ lint: node lint.js\nodd\n✖ lint, … s\n');
  expect(out).toContain('\n▶ types: node types.js\nno\n✔ types, … s\n');
  expect(out).toMatch(/\nfailed: lint \(npm test -- lint runs just these\)\n2 passed, 1 failed\n$/);
});

it('says again at the end how a check ended that failed before others', () => {
  const { out } = tested({
    unit: `for (let line = 1; line <= 200; line += 1) console.log('line ' + line);process.exit(1)`,
    types: `console.error('no')`,
  });
  const end = out.slice(out.lastIndexOf('▶'));
  expect(end).toMatch(/^▶ unit failed, and ended with:\nline 142\nline 143\n/);
  expect(end).toMatch(/\nline 200\n\nfailed: unit \(npm test -- unit runs just these\)\n1 passed, 1 failed\n$/);
});

it('builds before anything else', () => {
  const { status } = tested({ lint: waiting('dist'), unit: waiting('dist'), build: making('dist') });
  expect(status).toBe(0);
});

it('runs the other checks while the unit tests run', () => {
  const { status } = tested({ unit: making('a') + waiting('b'), lint: '', types: waiting('a') + making('b') });
  expect(status).toBe(0);
});

it('runs just those that are named', () => {
  expect(tested({ build: '', lint: 'process.exit(1)', types: '' }, 'types')).toEqual({
    status: 0,
    out: '\n▶ types: node types.js\n✔ types, … s\n1 passed, 0 failed\n',
    err: '',
  });
});

it('names the checks there are where it is asked for another', () => {
  expect(tested({ lint: '', types: '' }, 'typs')).toEqual({
    status: 2,
    out: '',
    err: 'no check is named typs; there are lint, types\n',
  });
});

it('leaves out a check whose program is missing, says how to get it, and counts it', () => {
  needed([telescope]);
  const { status, out } = tested({ stars: 'process.exit(1)', lint: '' });
  expect(status).toBe(0);
  expect(out).toBe(
    `\n▶ lint: node lint.js\n✔ lint, … s\n\nstars tests left out: ${noTelescope}\n1 passed, 0 failed, 1 left out\n`,
  );
});

it.each([
  ['where everything has to be tested', { CI: 'true' }, []],
  ['if it was asked for by name', {}, ['stars', 'lint']],
])('does not leave it out %s', (_, env, words) => {
  needed([telescope]);
  const { status, out } = testedWith(env, { stars: '', lint: '' }, ...words);
  expect(status).toBe(1);
  expect(out).toContain(`\n✖ stars: ${noTelescope}\n`);
  expect(out).toMatch(/\nfailed: stars \(npm test -- stars runs just these\)\n1 passed, 1 failed\n$/);
});

it('tells a check where its program is, and runs it after those that need none', () => {
  needed([telescope]);
  const stars = `${making('seen')}writeFileSync('seen', process.env.TELESCOPE);`;
  const lint = `import { existsSync } from 'node:fs';\nif (existsSync('seen')) process.exit(1);`;
  const { status, out } = testedWith({ TELESCOPE: process.execPath }, { stars, lint });
  expect(out).toMatch(/\n2 passed, 0 failed\n$/);
  expect(status).toBe(0);
  expect(readFileSync(path.join(home, 'seen'), 'utf8')).toBe(process.execPath);
});
