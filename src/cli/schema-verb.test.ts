import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown } from '../../test/shakedown.js';

const site = 'https://shakedown-journal.github.io/shakedown/schemas/';

describe('shakedown schema', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-schema-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it('writes every schema into a directory it makes', async () => {
    const out = path.join(directory, 'deep', 'down');
    expect(await shakedown('schema', '--out', out, '--strict')).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(out)).toContain('Scan.schema.json');
    expect(JSON.parse(readFileSync(path.join(out, 'Docked.schema.json'), 'utf8'))).toMatchObject({
      additionalProperties: false,
    });
  });

  it('prints the bundle without a directory, in the game dialect', async () => {
    const { out } = await shakedown('schema');
    expect(JSON.parse(out)).toMatchObject({ $id: `${site}game/journal.schema.json` });
  });

  it('prints the bundle that generators understand', async () => {
    const { out } = await shakedown('schema', '--bundle', 'one-of');
    expect(JSON.parse(out)).toMatchObject({ $id: `${site}game/journal.one-of.schema.json`, oneOf: expect.any(Array) });
    expect(await shakedown('schema', '--bundle', 'all-of')).toMatchObject({ code: 2, out: '' });
  });

  it('has only the kinds of the specification in the spec dialect', async () => {
    await shakedown('schema', '--out', directory, '--dialect', 'spec');
    expect(readdirSync(directory)).toHaveLength(21);
  });

  it('names the file it cannot write, and what it leaves', async () => {
    const file = path.join(directory, 'Scan.schema.json');
    mkdirSync(file);
    const { code, err } = await shakedown('schema', '--out', directory);
    expect(code).toBe(2);
    const written = readdirSync(directory).length - 1;
    expect(written).toBeGreaterThan(0);
    expect(err).toContain(`shakedown: cannot write ${file}: it is a directory; ${written} of `);
    expect(err).toContain(' schemas were written before, and stay there');
  });

  it('says that an empty name is none', async () => {
    const { code, err } = await shakedown('schema', '--out', '');
    expect(code).toBe(2);
    expect(err).toBe('shakedown: --out needs a directory; without --out the bundle is printed');
  });

  it('writes nothing on a bad option', async () => {
    await shakedown('schema', '--out', directory, '--dialect', 'klingon');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('shows no control character of the name it was given', async () => {
    const file = path.join(directory, 'file\u001B[31m');
    writeFileSync(file, '');
    const { err } = await shakedown('schema', '--out', file);
    expect(err).toContain('file\\u001b[31m: it already exists');
  });
});
