/** `npm test` itself: a copy of its script, in a project with checks of its own. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deadline } from './support/deadline.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-checks-'));
  mkdirSync(path.join(home, 'scripts'));
  copyFileSync(path.resolve(import.meta.dirname, '../scripts/test.js'), path.join(home, 'scripts/test.js'));
});

afterEach(() => rmSync(home, { recursive: true }));

/** Checks are small programs here. */
function tested(programs: Readonly<Record<string, string>>, ...words: string[]) {
  for (const [name, program] of Object.entries(programs)) writeFileSync(path.join(home, `${name}.js`), program);
  const scripts = Object.fromEntries(Object.keys(programs).map((name) => [`test:${name}`, `node ${name}.js`]));
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.js', ...words], {
    cwd: home,
    encoding: 'utf8',
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
