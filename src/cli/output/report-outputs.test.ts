import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { inProject, type JsonReport, name, read, write, wrong } from '../../../test/checked-project.js';
import { shakedown } from '../../../test/shakedown.js';

inProject();

describe('the output of shakedown check', () => {
  beforeEach(() => write(name, wrong));

  it('goes to files and is printed in the same run', async () => {
    const words = [
      '--format',
      'sarif',
      '-o',
      'out.sarif',
      '--format',
      'concise',
      '--format',
      'json',
      '-o',
      'deep/out.json',
    ];
    const { code, out, err } = await shakedown('check', name, ...words);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('[field/type]');
    expect(JSON.parse(read('out.sarif'))).toMatchObject({ version: '2.1.0' });
    expect((JSON.parse(read('deep/out.json')) as JsonReport).findings).toHaveLength(1);
    expect(readdirSync('.').filter((file) => file.includes('tmp'))).toEqual([]);
  });

  it('is one line of summary for the person if all of it goes to files', async () => {
    const { code, out, err } = await shakedown('check', name, '-o', 'out.xml');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^✖ 1 error · 1 file/);
    expect(read('out.xml')).toContain('<testsuite');
  });

  it.each([
    ['out.json', '{ "findings"'],
    ['out.ndjson', '{'],
    ['out.SARIF', '{ "$schema"'],
    ['out.txt', `${name}:1:`],
  ])('has the format given by the extension of %s', async (file, beginning) => {
    await shakedown('check', name, '-o', file);
    expect(read(file).startsWith(beginning)).toBe(true);
  });

  it('is printed where the file is called -', async () => {
    expect((await shakedown('check', name, '--format', 'json', '-o', '-')).out).toContain('"findings"');
  });

  it('has no colours in a file, whatever is printed', async () => {
    await shakedown({ terminal: true }, 'check', name, '--color', '--format', 'pretty', '-o', 'out.txt');
    expect(read('out.txt')).toContain('│');
    expect(read('out.txt')).not.toContain('\u001B');
  });

  it.runIf(process.platform !== 'win32')('keeps a link a link, and replaces what it leads to', async () => {
    write('real.json', 'old');
    symlinkSync('real.json', 'link.json');
    await shakedown('check', name, '-o', 'link.json');
    expect(read('real.json')).toContain('findings');
    expect(
      readdirSync('.', { withFileTypes: true })
        .find((entry) => entry.name === 'link.json')
        ?.isSymbolicLink(),
    ).toBe(true);
  });

  it.runIf(process.platform === 'linux')('on a full disk is a sentence', async () => {
    expect(await shakedown('check', name, '--format', 'json', '-o', '/dev/full')).toEqual({
      code: 2,
      out: '',
      err: 'shakedown: cannot write /dev/full: the disk is full',
    });
  });

  it('leaves a file as it was if the run fails', async () => {
    write('out.json', 'old');
    mkdirSync('empty');
    await shakedown('check', 'empty', '-o', 'out.json');
    expect(read('out.json')).toBe('old');
    expect(readdirSync('.').filter((file) => file.includes('tmp'))).toEqual([]);
  });
});
