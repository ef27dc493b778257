/** Directories and files under all the names that a user may type. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { onWindows, scratch, shakedown, simulate } from './program.js';

/** Parts of a path, with what shells and URLs read otherwise. */
const awkward = [
  'a b',
  '100%',
  '#1',
  'R&D',
  "Zoë's",
  '(x86)',
  '日本',
  'caret^',
  '$HOME',
  'ünï',
  'semi;colon',
  '[x]',
  '{a,b}',
  '!',
];

/** @param {string} directory */
function journalsIn(directory) {
  return readdirSync(directory).filter((name) => name.endsWith('.log'));
}

test('directories with awkward names are written and read', (t) => {
  const home = scratch(t);
  for (const names of [awkward.slice(0, 7), awkward.slice(7)]) {
    const directory = path.join(home, ...names);
    const made = simulate(directory);
    assert.equal(made.code, 0, made.err);
    const ran = shakedown(['check', directory]);
    assert.equal(ran.code, 0, ran.err);
  }
});

test('relative paths, both separators and trailing ones name the same directory', (t) => {
  const cwd = scratch(t);
  assert.equal(simulate(path.join('deep', 'journals'), [], { cwd }).code, 0);
  const separators = onWindows ? ['/', '\\'] : ['/'];
  for (const separator of separators) {
    for (const words of [
      ['deep', 'journals'],
      ['.', 'deep', 'journals', ''],
      ['deep', '..', 'deep', 'journals'],
    ]) {
      const ran = shakedown(['check', words.join(separator)], { cwd });
      assert.equal(ran.code, 0, ran.err);
    }
  }
});

test('patterns that the shell does not expand are expanded', (t) => {
  const cwd = scratch(t);
  assert.equal(simulate('journals', [], { cwd }).code, 0);
  const patterns = ['journals/Journal.*.log', 'journals/*', '**/*.log', path.join(cwd, 'journals', '*.log')];
  if (onWindows) patterns.push('journals\\Journal.*.log', '.\\journals\\*.log', `${cwd.replaceAll('\\', '/')}/*/*.log`);
  for (const pattern of patterns) {
    const ran = shakedown(['check', pattern, '--format', 'json'], { cwd });
    assert.equal(ran.code, 0, `${pattern}: ${ran.err}`);
    assert.ok(JSON.parse(ran.out).summary.events > 10, pattern);
  }
});

test('a path of more than 260 characters works', (t) => {
  const home = scratch(t);
  const deep = path.join(home, ...Array.from({ length: 6 }, (_, level) => `${level}`.repeat(50)), 'journals');
  assert.ok(deep.length > 300);
  const made = simulate(deep);
  assert.equal(made.code, 0, made.err);
  const ran = shakedown(['check', deep]);
  assert.equal(ran.code, 0, ran.err);
  const exported = shakedown(['export', deep, '--format', 'csv', '--out', path.join(deep, '..', 'tables')]);
  assert.equal(exported.code, 0, exported.err);
});

test('a name that is too long is refused with a sentence', (t) => {
  const ran = simulate(path.join(scratch(t), 'x'.repeat(300)));
  assert.equal(ran.code, 2);
  assert.match(
    ran.err,
    /^shakedown: cannot create the directory .*: (the name is too long|nothing can be created there)\n$/,
  );
});

test('drives are named in either case, with and without the long prefix', { skip: !onWindows }, (t) => {
  const home = scratch(t);
  assert.equal(simulate(path.join(home, 'journals')).code, 0);
  const named = path.join(home, 'journals');
  const drive = named.slice(0, 2);
  for (const name of [
    `${drive.toLowerCase()}${named.slice(2)}`,
    `${drive.toUpperCase()}${named.slice(2)}`,
    named.toUpperCase(),
    named.replaceAll('\\', '/'),
    `\\\\?\\${named}`,
    named.slice(2),
  ]) {
    const ran = shakedown(['check', name], { cwd: home });
    assert.equal(ran.code, 0, `${name}: ${ran.err}`);
    const events = shakedown(['check', name, '--format', 'json'], { cwd: home });
    assert.ok(JSON.parse(events.out).summary.events > 10, name);
  }
});

test('a share is written and read by its UNC name', { skip: !onWindows }, (t) => {
  const home = scratch(t);
  // The administrative share of the drive, which Wine does not have.
  const share = `\\\\localhost\\${home[0]}$${home.slice(2)}`;
  if (!existsSync(share)) return t.skip('this system has no administrative shares');
  assert.equal(simulate(`${share}\\journals`).code, 0);
  assert.equal(shakedown(['check', `${share}\\journals`]).code, 0);
});

test('a drive or share that does not exist is refused with a sentence', { skip: !onWindows }, () => {
  for (const directory of ['\\\\localhost\\no-such-share\\journals', 'Q:\\journals', 'Q:journals']) {
    const ran = simulate(directory);
    assert.equal(ran.code, 2);
    assert.match(ran.err, /^shakedown: cannot create the directory .*: nothing can be created there\n$/);
  }
});

test('names that Windows reserves are refused with a sentence', { skip: !onWindows }, (t) => {
  const cwd = scratch(t);
  assert.equal(simulate('journals', [], { cwd }).code, 0);
  for (const name of ['CON', 'NUL', 'aux', 'COM1', 'a?b', 'what?', 'pipe|', 'lt<']) {
    const ran = simulate(name, [], { cwd });
    assert.equal(ran.code, 2, `${name}: ${ran.out}`);
    assert.match(ran.err, /^shakedown: cannot create the directory .*Windows does not allow the name/);
  }
  for (const name of ['what?.json', 'NUL', 'aux.json', 'report.json.', 'report.json ']) {
    const ran = shakedown(['check', 'journals', '--format', 'json', '-o', name], { cwd });
    assert.equal(ran.code, 2, `${name}: ${ran.out}`);
    assert.match(ran.err, /^shakedown: cannot write .*Windows does not allow the name/);
  }
});

test('a journal is not overwritten, however its name is spelt', (t) => {
  const cwd = scratch(t);
  assert.equal(simulate('journals', [], { cwd }).code, 0);
  const [journal = ''] = journalsIn(path.join(cwd, 'journals'));
  const file = path.join(cwd, 'journals', journal);
  const before = readFileSync(file, 'utf8');
  const ignoresCase = existsSync(path.join(cwd, 'JOURNALS'));
  const spellings = [`journals/${journal}`, `./journals/../journals/${journal}`];
  if (ignoresCase) spellings.push(`JOURNALS/${journal.toUpperCase()}`, `journals/${journal.toLowerCase()}`);
  if (onWindows) spellings.push(`journals\\${journal}`, `journals\\${journal}.`, `journals\\${journal} `);
  for (const spelling of spellings) {
    const ran = shakedown(['check', 'journals', '--format', 'json', '-o', spelling], { cwd });
    assert.equal(ran.code, 2, `${spelling}: ${ran.out}`);
    assert.equal(readFileSync(file, 'utf8'), before, spelling);
  }
});

test('a directory is the same in either case where the file system says so', (t) => {
  const cwd = scratch(t);
  mkdirSync(path.join(cwd, 'Journals'));
  const ignoresCase = existsSync(path.join(cwd, 'JOURNALS'));
  assert.equal(simulate('Journals', [], { cwd }).code, 0);
  const second = shakedown(['replay', 'Journals', '--speed', 'max', '--out', 'JOURNALS'], { cwd });
  assert.equal(second.code, ignoresCase ? 2 : 0, second.err);
  assert.equal(journalsIn(path.join(cwd, 'Journals')).length, 1);
});
