import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { specification } from '../spec/catalogue.js';
import { run } from './program.js';

async function shakedown(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(words, {
    print: (text) => out.push(text),
    warn: (text) => err.push(text),
    terminal: false,
    env: {},
    version: '1.2.3',
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function widest(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length));
}

describe('shakedown', () => {
  it('alone shows what it can do', async () => {
    const { code, out } = await shakedown();
    expect(code).toBe(0);
    expect(out).toContain('explain');
  });

  it('tells its version', async () => {
    expect(await shakedown('--version')).toEqual({ code: 0, out: '1.2.3', err: '' });
  });

  it.each([
    [['lst'], "unknown command 'lst'\n(Did you mean list?)"],
    [['list', 'kind'], 'Did you mean kinds?'],
    [['list', 'weather'], 'It is one of kinds.'],
    [['explain', 'FSDJmp'], "no kind or shape is named 'FSDJmp': did you mean 'FSDJump'?"],
    [['explain', 'Status.Flag'], "Status has no field 'Flag': did you mean 'Status.Flags'?"],
    [['explain', 'Status.Flags', 'many'], "'many' is no bit set"],
    [['explain', 'FSDJump.StarSystem', 'Sol'], 'has neither bits nor a list of values'],
    [['explain', 'FSDJump', '--format', 'jsn'], 'Did you mean json?'],
    [['explain'], "missing required argument 'name'"],
    [['schema', '--otu', 'x'], '(Did you mean --out?)'],
    [['asyncapi', '--dialect', 'gaem'], 'Did you mean game?'],
  ])('%j is answered with help and exit code 2', async (words, sentence) => {
    const { code, out, err } = await shakedown(...words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).toMatch(/^shakedown: /);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('shakedown list kinds', () => {
  it('names the sixteen kinds on 80 columns', async () => {
    const { code, out } = await shakedown('list', 'kinds');
    expect(code).toBe(0);
    for (const { name } of specification.kinds) expect(out).toMatch(new RegExp(`^${name}\\b`, 'm'));
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('prints JSON when asked', async () => {
    const { out } = await shakedown('list', 'kinds', '--format', 'json');
    expect(JSON.parse(out)).toHaveLength(16);
  });
});

describe('shakedown explain', () => {
  it.each(specification.kinds.map(({ name }) => name))('%s fits on 80 columns', async (name) => {
    const { code, out } = await shakedown('explain', name);
    expect(code).toBe(0);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('decodes flags', async () => {
    const { out } = await shakedown('explain', 'Status.Flags', '16842765');
    expect(out).toContain('  16  FsdMassLocked');
    expect(out).not.toContain('Landed ');
  });

  it('prints an explanation and a decoded value as JSON', async () => {
    const { out } = await shakedown('explain', 'Status.GuiFocus', '6', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ path: 'Status.GuiFocus', decoded: { value: 6, name: 'GalaxyMap' } });
  });

  it('colours only when asked', async () => {
    expect((await shakedown('explain', 'Missions')).out).not.toContain('\u001B[');
    expect((await shakedown('--color', 'explain', 'Missions')).out).toContain('\u001B[');
  });
});

describe('shakedown schema', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-schema-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it('writes every schema into a directory it makes', async () => {
    const out = path.join(directory, 'deep', 'down');
    expect(await shakedown('schema', '--out', out, '--strict')).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(out)).toHaveLength(20);
    expect(JSON.parse(readFileSync(path.join(out, 'Docked.schema.json'), 'utf8'))).toMatchObject({
      additionalProperties: false,
    });
  });

  it('prints the bundle without a directory', async () => {
    const { out } = await shakedown('schema');
    expect(JSON.parse(out)).toMatchObject({ $id: 'journal.schema.json' });
  });

  it('says why it cannot write', async () => {
    const file = path.join(directory, 'file');
    writeFileSync(file, '');
    const { code, err } = await shakedown('schema', '--out', file);
    expect(code).toBe(2);
    expect(err).toBe(`shakedown: cannot write schemas to ${file}: it is there already, and no directory`);
  });

  it('writes nothing on a bad option', async () => {
    await shakedown('schema', '--out', directory, '--dialect', 'klingon');
    expect(readdirSync(directory)).toEqual([]);
  });
});
