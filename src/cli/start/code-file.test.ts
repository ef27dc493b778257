import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodeFile, readCodeFile, writeCodeFile } from './code-file.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const codes = new Map([
  ['main.js', { source: 1, code: bytes('the code of main') }],
  ['später.js', { source: 0xffff_ffff, code: bytes('seven..') }],
]);
let place: string;
let directory: string;
let file: string;

beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'shakedown-code-'));
  directory = path.join(place, 'caches/shakedown');
  file = path.join(directory, 'check.code');
  writeCodeFile(directory, 'check', codes);
});

afterEach(() => rmSync(place, { recursive: true }));

describe('a file of code', () => {
  it('gives back what was put into it', () => {
    expect(readCodeFile(directory, 'check')).toEqual(codes);
  });

  it('keeps the code of each script where V8 need not copy it', () => {
    for (const { code } of readCodeFile(directory, 'check').values()) expect(code.byteOffset % 8).toBe(0);
  });

  it.runIf(process.platform !== 'win32')('is for its user alone', () => {
    expect([statSync(directory).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it.runIf(process.platform !== 'win32')('is not trusted if others can write to it', () => {
    chmodSync(file, 0o620);
    expect(readCodeFile(directory, 'check').size).toBe(0);
    chmodSync(file, 0o602);
    expect(readCodeFile(directory, 'check').size).toBe(0);
  });

  it('gives nothing that is damaged if a single bit of it is wrong, and nothing at all if its end is missing', () => {
    const whole = readFileSync(file);
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(whole.readUInt8(at) ^ 0x10, at);
      writeFileSync(file, damaged);
      const left = readCodeFile(directory, 'check');
      expect(left.size).toBeLessThan(codes.size);
      for (const [script, code] of left) expect(code).toEqual(codes.get(script));
      writeFileSync(file, whole.subarray(0, at));
      expect(readCodeFile(directory, 'check').size).toBe(0);
    }
  });

  it('gives the code of a script when it is asked for, and none if the file is another by then', () => {
    const read = new CodeFile(directory, 'check');
    expect([...read.scripts]).toEqual([...codes.keys()]);
    expect([read.sourceOf('main.js'), read.codeOf('main.js')]).toEqual(Object.values(codes.get('main.js') ?? {}));
    writeCodeFile(directory, 'check', new Map([['main.js', { source: 1, code: bytes('the code of niam') }]]));
    expect([...read.scripts].map((script) => read.codeOf(script))).toEqual([undefined, undefined]);
    expect([read.sourceOf('other.js'), read.codeOf('other.js')]).toEqual([undefined, undefined]);
  });

  it('is written whole, in place of the one before, and leaves nothing behind', () => {
    writeCodeFile(directory, 'check', new Map([...codes].slice(1)));
    expect(readCodeFile(directory, 'check').size).toBe(1);
    expect(readdirSync(directory)).toEqual(['check.code']);
  });

  it('is not written where there is no directory to be had', () => {
    const below = path.join(file, 'shakedown');
    writeCodeFile(below, 'check', codes);
    expect(readCodeFile(below, 'check').size).toBe(0);
  });

  it('is not written for somebody who has no home', () => {
    writeCodeFile(path.join(place, 'nobody/.cache/shakedown'), 'check', codes);
    expect(readdirSync(place)).toEqual(['caches']);
  });

  it.runIf(process.getuid?.() === 0)('is not written to the home of somebody else', () => {
    const other = path.join(place, 'other');
    mkdirSync(other);
    chownSync(other, 1, 1);
    writeCodeFile(path.join(other, 'shakedown'), 'check', codes);
    expect(readdirSync(other)).toEqual([]);
  });

  it('is removed if it is a month old when another is written', () => {
    writeCodeFile(directory, 'list', codes);
    const old = Date.now() / 1000 - 31 * 24 * 3600;
    utimesSync(file, old, old);
    writeFileSync(path.join(directory, 'notes.txt'), 'of somebody else');
    utimesSync(path.join(directory, 'notes.txt'), old, old);
    writeCodeFile(directory, 'stage', codes);
    expect(readdirSync(directory).sort()).toEqual(['list.code', 'notes.txt', 'stage.code']);
  });
});
