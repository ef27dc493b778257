import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown } from '../../../test/shakedown.js';
import { bundledScenarios } from './bundled-scenarios.js';

let home: string;
const before = process.cwd();

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-shipped-'));
  process.chdir(home);
});

afterEach(() => {
  process.chdir(before);
  rmSync(home, { recursive: true });
});

describe('a bundled scenario', () => {
  it.each(['docked', 'docked.yaml'])('is played as %s, from anywhere, and once more', async (name) => {
    const ran = await shakedown('simulate', name, '--out', 'out', '--clean');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(new RegExp(`^scenario +${name}$`, 'm'));
    expect(await shakedown('simulate', name, '--out', 'out', '--clean')).toEqual(ran);
    const again = ran.out.split('\n').at(-1)?.trim().split(' ').slice(1) ?? [];
    expect((await shakedown(...again)).code).toBe(0);
  });

  it('is overridden by a file of the same name', async () => {
    writeFileSync('docked.yaml', 'steps: [nonsense]');
    const { code, err } = await shakedown('simulate', 'docked.yaml', '--out', 'out');
    expect(code).toBe(2);
    expect(err).toContain("docked.yaml:1:9: there is no situation 'nonsense'");
  });

  it('is suggested for a misspelt name', async () => {
    const { code, err } = await shakedown('simulate', 'dockd', '--out', 'out');
    expect(code).toBe(2);
    expect(err).toBe("shakedown: no plan or scenario is named 'dockd': did you mean 'docked'?");
  });

  it('is listed with a description', async () => {
    const { out } = await shakedown('list', 'scenarios');
    for (const name of bundledScenarios().keys()) expect(out).toMatch(new RegExp(`^${name} +\\S`, 'm'));
    const { out: json } = await shakedown('list', 'scenarios', '--format', 'json');
    const entries = JSON.parse(json) as { name: string; about: string }[];
    expect(entries.map(({ name }) => name)).toEqual([...bundledScenarios().keys()]);
    for (const { about } of entries) expect(about).not.toBe('');
  });
});
