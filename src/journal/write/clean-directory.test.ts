import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown } from '../../../test/shakedown.js';
import { cleanDirectory } from './clean-directory.js';
import { JournalWriter } from './journal-writer.js';

let home: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-clean-'));
  out = path.join(home, 'out');
});

afterEach(() => rmSync(home, { recursive: true }));

const session = ['simulate', '--seed', '7', '--start', '2026-11-14T20:41:00Z', '--for', '30m'];

function contents(): Record<string, string> {
  return Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(path.join(out, name), 'utf8')]));
}

describe('a session that is written once more with --clean', () => {
  it('is the same, with what else lies there left alone', async () => {
    mkdirSync(out);
    writeFileSync(path.join(out, 'notes.txt'), 'mine');
    const faults = ['--fault', 'rotation', '--fault', 'copy-beside', '--dialect', 'game'];
    const first = await shakedown(...session, ...faults, '--out', out, '--clean');
    expect(first.code).toBe(0);
    const before = contents();
    const refused = await shakedown(...session, ...faults, '--out', out);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('or let --clean take it away') });
    expect(await shakedown(...session, ...faults, '--out', out, '--clean')).toEqual(first);
    expect(contents()).toEqual(before);
    expect(before['notes.txt']).toBe('mine');
    expect(Object.keys(before).filter((name) => name.includes('(1)'))).toHaveLength(1);
  });

  it.each(['Journal.2025-01-01T000000.01.log', 'JournalBeta.2025-01-01T000000.01.log'])(
    'is not written beside %s, which stays with all the rest',
    async (name) => {
      expect((await shakedown(...session, '--out', out)).code).toBe(0);
      writeFileSync(path.join(out, name), 'theirs');
      const before = contents();
      const { code, err } = await shakedown(...session, '--out', out, '--clean');
      expect(code).toBe(2);
      expect(err).toContain(`${path.join(out, name)} was not written by Shakedown`);
      expect(contents()).toEqual(before);
    },
  );

  it('takes nothing from the game', async () => {
    mkdirSync(out);
    writeFileSync(path.join(out, 'Status.json'), 'theirs');
    const { code, err } = await shakedown(...session, '--out', out, '--clean');
    expect(code).toBe(2);
    expect(err).toContain('was not written by Shakedown');
    expect(contents()).toEqual({ 'Status.json': 'theirs' });
  });
});

describe('cleaning', () => {
  it('leaves a locked directory alone', async () => {
    await using writer = await JournalWriter.open(out, { started: new Date() });
    expect(() => cleanDirectory(out)).toThrow('is being written by process');
    expect(existsSync(writer.file)).toBe(true);
  });

  it('has nothing to do where nothing is', () => {
    cleanDirectory(out);
    expect(existsSync(out)).toBe(false);
  });
});
