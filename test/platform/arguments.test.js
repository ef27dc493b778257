/** Arguments and files with the line endings of Windows. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { scratch, shakedown, simulate, start } from './program.js';

test('a word with a carriage return, as from a script saved on Windows, is named and corrected', () => {
  const ran = shakedown(['list', 'kinds\r']);
  assert.equal(ran.code, 2);
  assert.match(ran.err, /no list named 'kinds\\r': did you mean 'kinds'\?/);
  assert.ok(!ran.err.includes('\r'), JSON.stringify(ran.err));
});

test('events are injected with either line ending', async (t) => {
  const out = scratch(t);
  const stage = start(t, ['stage', '--out', out, '--format', 'json']);
  await stage.ready();
  for (const [words, input] of /** @type {const} */ ([
    [['{"event":"Music",\r\n"MusicTrack":"NoTrack"}\r\n'], ''],
    [[], '{"event":"Music","MusicTrack":"NoTrack"}\r\n'],
    [[], '\uFEFF{"event":"Music","MusicTrack":"NoTrack"}\n'],
  ])) {
    const ran = shakedown(['inject', ...words, '--out', out], { input });
    assert.equal(ran.code, 0, `${JSON.stringify(words[0] ?? input)}: ${ran.err}`);
  }
});

test('settings and scenarios are read with the line endings and byte order mark of Windows', (t) => {
  const cwd = scratch(t);
  assert.equal(simulate('journals', [], { cwd }).code, 0);
  const settings = `\uFEFF${JSON.stringify({ ignore: ['docked/wanted'] }, undefined, 2).replaceAll('\n', '\r\n')}\r\n`;
  writeFileSync(path.join(cwd, 'shakedown.config.json'), settings);
  const ran = shakedown(['check', 'journals'], { cwd });
  assert.equal(ran.code, 0, ran.err);
  const scenario = ['seed: 7', 'steps:', '  - dock', 'expect:', '  events: [Docked]', ''];
  writeFileSync(path.join(cwd, 'docked.yaml'), `\uFEFF${scenario.join('\r\n')}`);
  const played = shakedown(['scenario', 'run', 'docked.yaml'], { cwd });
  assert.equal(played.code, 0, `${played.out}${played.err}`);
});

test('journals are read from standard input, with either line ending', (t) => {
  const cwd = scratch(t);
  simulate('journals', ['--start', '2026-11-14T18:00:00Z', '--timezone', 'UTC'], { cwd });
  const text = readFileSync(path.join(cwd, 'journals/Journal.2026-11-14T180000.01.log'), 'utf8');
  for (const input of [text, text.replaceAll('\r\n', '\n')]) {
    const ran = shakedown(['check', '-', '--format', 'json'], { input });
    assert.equal(ran.code, 0, ran.err);
    assert.equal(JSON.parse(ran.out).summary.lines, text.split('\n').length - 1);
  }
});

test('the command that repeats a session is quoted for the shell of this system', (t) => {
  const ran = simulate(path.join(scratch(t), 'R&D 100%'));
  const [, command = ''] = /Reproduce with:\s+(.+)/.exec(ran.out) ?? [];
  assert.match(command, process.platform === 'win32' ? /--out ".*R&D 100%-again"/ : /--out '.*R&D 100%-again'/);
});
