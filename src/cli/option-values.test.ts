import { describe, expect, it } from 'vitest';
import { randomSeed } from '../stage/random-seed.js';
import { parsePort, parseSeed, parseSessionLength, parseSize, parseSpeed, parseTime } from './option-values.js';
import { refuseFarTimes } from './session/run-options.js';

describe('a start', () => {
  it.each([
    ['2026-11-14T20:41:07Z', '2026-11-14T20:41:07.000Z'],
    ['2026-11-14T20:41:07.9Z', '2026-11-14T20:41:07.000Z'],
    ['2026-11-14T20:41:07', '2026-11-14T20:41:07.000Z'],
    ['2026-11-14T20:41', '2026-11-14T20:41:00.000Z'],
    ['2026-11-14', '2026-11-14T00:00:00.000Z'],
    ['2026-11-14T20:41:07+02:00', '2026-11-14T18:41:07.000Z'],
    ['2026-11-14T20:41:07-09:30', '2026-11-15T06:11:07.000Z'],
  ])('%s is %s', (word, moment) => {
    expect(parseTime(word).toISOString()).toBe(moment);
  });

  it.each(['', 'now', 'yesterday', '14.11.2026', '2026-02-30', '2026-11-14T25:00Z', '2026-11-14T20:41+99:00', '1e12'])(
    '%j is none',
    (word) => {
      expect(() => parseTime(word)).toThrow(`'${word}' is not a time: write it as 2026-11-14T20:41:00Z`);
    },
  );

  it.each([
    ['1969-12-31T23:59:59Z', 1],
    ['9000-12-31T23:59:59Z', 1],
  ])('at %s is too far away', (word, seconds) => {
    expect(() => refuseFarTimes({ start: parseTime(word), seconds })).toThrow('between the years 1970 and 9000');
  });
});

describe('a seed', () => {
  it.each([
    ['7', 7],
    ['-7', -7],
    ['0', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s is an integer', (word, number) => {
    expect(parseSeed(word)).toBe(number);
  });

  it.each(['', '7.5', 'seven', '0x7', '1e3', ' 7'])('%j is no seed', (word) => {
    expect(() => parseSeed(word)).toThrow('the seed must be an integer such as 7');
  });

  it.each(['9007199254740992', '-99999999999999999999'])('%j is too large', (word) => {
    expect(() => parseSeed(word)).toThrow('too large for a seed: the largest is 9007199254740991');
  });

  it('is a new one each time if none is given', () => {
    const seeds = new Set(Array.from({ length: 20 }, randomSeed));
    expect(seeds.size).toBeGreaterThan(10);
    for (const each of seeds) expect(parseSeed(String(each))).toBe(each);
  });
});

describe('a speed', () => {
  it.each([
    ['1', 1],
    ['4', 4],
    ['0.5', 0.5],
    ['max', Infinity],
  ])('%s is %d', (word, factor) => {
    expect(parseSpeed(word)).toBe(factor);
  });

  it.each(['0', '-1', 'fast', '', '1e9', 'Infinity', '2000000'])('%j is none', (word) => {
    expect(() => parseSpeed(word)).toThrow('the speed must be max, 1 for real time, or a factor such as 4');
  });
});

describe('a duration', () => {
  it.each([
    ['2h', 7200],
    ['1h30m', 5400],
    ['1.5s', 1],
  ])('%s is %d seconds', (word, seconds) => {
    expect(parseSessionLength(word)).toBe(seconds);
  });

  it('is a second at least', () => {
    expect(() => parseSessionLength('0s')).toThrow('a session must last at least a second');
    expect(() => parseSessionLength('soon')).toThrow("'soon' is not a duration");
  });
});

describe('a port', () => {
  it.each([
    ['0', 0],
    ['65535', 65_535],
  ])('%s is a number', (word, port) => {
    expect(parsePort(word)).toBe(port);
  });

  it.each(['65536', '-1', '80a', ''])('%j is none', (word) => {
    expect(() => parsePort(word)).toThrow('the port must be a number from 0 to 65535');
  });
});

describe('a size', () => {
  it.each([
    ['7', 7],
    ['512B', 512],
    ['1.5KB', 1500],
    ['20 MB', 20_000_000],
    ['10gb', 10_000_000_000],
    ['2TB', 2_000_000_000_000],
  ])('%s is %d bytes', (word, bytes) => {
    expect(parseSize(word)).toBe(bytes);
  });

  it.each(['', '0', 'MB', '5PB', '-1GB', '9999999TB'])('%j is none', (word) => {
    expect(() => parseSize(word)).toThrow('is not a size: write 500MB or 10GB');
  });
});
