import {
  closeSync,
  constants,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown } from '../../../test/shakedown.js';
import { makePipe } from '../../../test/support/pipe.js';

let home: string;
const journalName = 'Journal.2026-11-14T204100.01.log';
const precious = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Precious" }\r\n';

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-outputs-'));
  mkdirSync(at('game'));
  for (const name of [journalName, 'Status.json', 'notes.txt']) writeFileSync(at('game', name), precious);
});

afterEach(() => rmSync(home, { recursive: true }));

function at(...names: string[]): string {
  return path.join(home, ...names);
}

const session = ['--seed', '7', '--for', '1m'];

describe.each(['--answer-key', '--state-file', '--status-log'])('the file of %s', (option) => {
  it.each([journalName, 'Status.json'])('cannot be a link to %s', async (name) => {
    symlinkSync(at('game', name), at('link.json'));
    const { code, err } = await shakedown('simulate', ...session, option, at('link.json'), '--out', at('out'));
    expect(code).toBe(2);
    expect(err).toContain(
      `is a link to ${at('game', name)}, one of the game's files: choose another file for ${option}`,
    );
    expect(readFileSync(at('game', name), 'utf8')).toBe(precious);
    expect(readdirSync(home).sort()).toEqual(['game', 'link.json']);
  });

  it.each([journalName, 'Status.json', 'notes.txt'])('cannot be a hard link to %s', async (name) => {
    linkSync(at('game', name), at('twin.json'));
    const { code, err } = await shakedown('simulate', ...session, option, at('twin.json'), '--out', at('out'));
    expect(code).toBe(2);
    expect(err).toContain(`has a second name elsewhere (a hard link): choose another file for ${option}`);
    expect(readFileSync(at('game', name), 'utf8')).toBe(precious);
    expect(readdirSync(home).sort()).toEqual(['game', 'twin.json']);
  });

  it.each(['itself', 'by a link'])('cannot be the scenario %s', async (how) => {
    const text = 'steps: [undock]\n';
    writeFileSync(at('x.yaml'), text);
    symlinkSync(at('x.yaml'), at('link.yaml'));
    const file = at(how === 'itself' ? 'x.yaml' : 'link.yaml');
    const { code, err } = await shakedown('simulate', at('x.yaml'), option, file, '--out', at('out'));
    expect(code).toBe(2);
    expect(err).toContain(`is one of the files to be read: choose another file for ${option}`);
    expect(readFileSync(at('x.yaml'), 'utf8')).toBe(text);
  });

  it('may be a link to another file', async () => {
    writeFileSync(at('latest.json'), '');
    symlinkSync(at('latest.json'), at('link.json'));
    const words = ['--fault', 'lf', option, at('link.json'), '--out', at('out')];
    const { code } = await shakedown('simulate', ...session, ...words);
    expect(code).toBe(0);
    expect(readFileSync(at('latest.json'), 'utf8')).not.toBe('');
  });
});

describe.skipIf(process.platform === 'win32')('a pipe', () => {
  it.each(['--answer-key', '--status-log'])('without a reader is refused at once by %s', async (option) => {
    makePipe(at('pipe'));
    const { code, err } = await shakedown('simulate', ...session, option, at('pipe'), '--out', at('out'));
    expect(code).toBe(2);
    expect(err).toContain(`cannot write ${at('pipe')}: no process is reading it`);
  });

  it('with a reader gets every Status', async () => {
    makePipe(at('pipe'));
    const reader = openSync(at('pipe'), constants.O_RDONLY | constants.O_NONBLOCK);
    const { code } = await shakedown('simulate', ...session, '--status-log', at('pipe'), '--out', at('out'));
    const lines = readFileSync(reader, 'utf8').trimEnd().split('\r\n');
    closeSync(reader);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe(readFileSync(at('out', 'Status.json'), 'utf8').trimEnd());
  });
});

it('no file serves two outputs, by a link neither', async () => {
  writeFileSync(at('x'), 'kept');
  symlinkSync(at('x'), at('link'));
  const words = ['--status-log', at('x'), '--state-file', at('link'), '--out', at('out')];
  const { code, err } = await shakedown('simulate', ...session, ...words);
  expect(code).toBe(2);
  expect(err).toContain(`'${at('link')}' cannot be the file of both --status-log and --state-file`);
  expect(readFileSync(at('x'), 'utf8')).toBe('kept');
});

describe('a file in an owned directory', () => {
  it.each(['link', 'second name'])('that is a %s of a file elsewhere is not written through', async (how) => {
    expect((await shakedown('simulate', ...session, '--out', at('out'))).code).toBe(0);
    unlinkSync(at('out', 'Status.json'));
    if (how === 'link') symlinkSync(at('game', 'Status.json'), at('out', 'Status.json'));
    else linkSync(at('game', 'Status.json'), at('out', 'Status.json'));
    const before = readdirSync(at('out'));
    const later = ['--start', '2027-01-01'];
    const { code, err } = await shakedown('simulate', ...session, ...later, '--out', at('out'));
    expect(code).toBe(2);
    expect(err).toContain(`Status.json ${how === 'link' ? 'is a link to' : 'has a second name elsewhere'}`);
    expect(readFileSync(at('game', 'Status.json'), 'utf8')).toBe(precious);
    expect(readdirSync(at('out'))).toEqual(before);
  });
});

describe('a scenario', () => {
  it.skipIf(process.platform === 'win32')('that is a pipe is refused at once', async () => {
    makePipe(at('pipe.yaml'));
    const { code, err } = await shakedown('simulate', at('pipe.yaml'), '--out', at('out'));
    expect({ code, err }).toEqual({
      code: 2,
      err: `shakedown: cannot read ${at('pipe.yaml')}: it is not a regular file`,
    });
  });
});
