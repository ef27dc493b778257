import { existsSync, linkSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject, name, read, write, wrong } from '../../../test/checked-project.js';
import { shakedown } from '../../../test/shakedown.js';
import { refuseOverwritingInputs } from './overwrite-guard.js';

inProject();

describe('a report', () => {
  it.each([
    ['a file that is checked', ['a.log'], 'a.log'],
    ['a file that a glob has found', ['*.log'], './a.log'],
    ['a link to a file that is checked', ['a.log'], 'link.json'],
    ['a file that is checked by a link', ['link.json'], 'a.log'],
    ['another name of a file that is checked', ['a.log'], 'twin.json'],
  ])('is not written over %s', async (_what, words, target) => {
    write('a.log', wrong);
    symlinkSync('a.log', 'link.json');
    linkSync('a.log', 'twin.json');
    const { code, out, err } = await shakedown('check', ...words, '--format', 'json', '-o', target);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`shakedown: refusing to write a report over a file that is checked: '${target}'`);
    expect(read('a.log')).toBe(wrong);
  });

  it.each([name, 'Status.json'])('is not written over %s by a link of another name', async (own) => {
    mkdirSync('logs');
    write(path.join('logs', name), wrong);
    write(path.join('logs', own), wrong);
    symlinkSync(own, 'logs/rep.json');
    const { code, err } = await shakedown('check', 'logs', '-o', 'logs/rep.json');
    expect(code).toBe(2);
    expect(err).toBe("shakedown: refusing to write a report over a journal: 'logs/rep.json'");
    expect(read(path.join('logs', own))).toBe(wrong);
  });

  it('is not written over a file that is redirected to the standard input', async () => {
    write('a.log', wrong);
    symlinkSync('a.log', 'stdin');
    const targets = [{ file: 'a.log' }];
    const inputs = { paths: [], input: true };
    await expect(refuseOverwritingInputs(targets, inputs, 'stdin')).rejects.toThrow(
      "refusing to write a report over a file that is checked: 'a.log'",
    );
    await refuseOverwritingInputs(targets, { ...inputs, input: false }, 'stdin');
  });

  it.each([
    ['settings that were found', 'shakedown.config.json', []],
    ['settings that were named', 'mine.json', ['--config', 'mine.json']],
    ['baseline', 'known.json', ['--baseline', 'known.json']],
    ['baseline to be', 'new.json', ['--baseline', './new.json', '--update-baseline']],
  ])('is not written over the %s', async (_what, target, words) => {
    write(name, wrong);
    for (const file of ['shakedown.config.json', 'mine.json']) write(file, '{ "failOn": "never" }');
    write('known.json', '{ "version": 2, "findings": [] }');
    const content = () => (existsSync(target) ? read(target) : undefined);
    const before = content();
    const { code, err } = await shakedown('check', name, ...words, '-o', target);
    expect(code).toBe(2);
    expect(err).toBe(`shakedown: refusing to write a report over the settings in use: '${target}'`);
    expect(content()).toBe(before);
  });

  it('is rewritten beside what is checked', async () => {
    write(path.join('logs', name), wrong);
    write('logs/rep.json', 'the last one');
    const { code } = await shakedown('check', 'logs', '-o', 'logs/rep.json');
    expect(code).toBe(1);
    expect(read('logs/rep.json')).toContain('"findings"');
  });
});
