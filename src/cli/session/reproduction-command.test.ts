import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDuration } from '../../stage/reproduction/command-line.js';
import { reproductionCommand, siblingDirectory } from './reproduction-command.js';
import type { RunOptions } from './run-options.js';

const runOptions: RunOptions = {
  plan: 'tour',
  directory: 'out',
  seed: 7,
  start: new Date('2026-11-14T20:41:00Z'),
  seconds: 7200,
  speed: Infinity,
  dialect: 'game',
};
const plain = 'shakedown simulate tour --seed 7 --start 2026-11-14T20:41:00Z --for 2h';

describe('the command that repeats a session', () => {
  it('names all that the session depends on', () => {
    expect(reproductionCommand(runOptions, 'linux')).toBe(`${plain} --dialect game --out out`);
  });

  it('names the rest only where it is not as usual', () => {
    const unusual: RunOptions = {
      ...runOptions,
      speed: 4,
      dialect: 'spec',
      kinds: ['FSDJump', 'Docked'],
      statusLog: 'status.log',
    };
    expect(reproductionCommand(unusual, 'linux')).toBe(
      `${plain} --speed 4 --dialect spec --kinds FSDJump,Docked --status-log status.log --out out`,
    );
  });

  it.each<[string, NodeJS.Platform, string]>([
    ['my journals', 'linux', "'my journals'"],
    ["it's", 'linux', String.raw`'it'\''s'`],
    ['$HOME', 'linux', "'$HOME'"],
    [String.raw`C:\Users\me`, 'win32', String.raw`C:\Users\me`],
    [String.raw`C:\My Games`, 'win32', String.raw`"C:\My Games"`],
    [String.raw`a\b`, 'linux', String.raw`'a\b'`],
    ['bell\u0007', 'linux', String.raw`'bell\u0007'`],
  ])('gives %j on %s as %s', (directory, platform, word) => {
    expect(reproductionCommand({ ...runOptions, directory }, platform)).toBe(`${plain} --dialect game --out ${word}`);
  });
});

describe('the place for the same once more', () => {
  const here = path.basename(process.cwd());
  const above = path.basename(path.dirname(process.cwd()));

  it.each([
    ['session', 'session-again'],
    ['session/', 'session-again'],
    ['/a/b', '/a/b-again'],
    ['.', `../${here}-again`],
    ['./', `../${here}-again`],
    ['..', `../../${above}-again`],
    ['a/.', 'a-again'],
    ['/', '/journals-again'],
  ])('beside %s is %s', (directory, sibling) => {
    expect(siblingDirectory(directory)).toBe(path.normalize(sibling));
  });
});

describe('a span', () => {
  it.each([
    [7200, '2h'],
    [5400, '1h30m'],
    [2232, '37m12s'],
    [172_800, '48h'],
    [3601, '1h1s'],
    [0, '0s'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
