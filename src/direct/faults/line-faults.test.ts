import { describe, expect, it } from 'vitest';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { Random } from '../../simulate/random.js';
import type { UnwrittenLine } from './fault.js';
import { lineFaults } from './line-faults.js';

const event = {
  timestamp: '2026-11-14T20:41:00Z',
  event: 'ReceiveText',
  From: '🚀🚀',
  Message: 'o7',
  Channel: 'local',
};
const text = `{ "timestamp":"${event.timestamp}", "event":"ReceiveText", "From":"🚀🚀", "Message":"o7" }\r\n`;
const line: UnwrittenLine = { event, text, dialect: 'game', before: undefined };

/** A deterministic stand-in for randomness. */
function fixed(integer: number, chance = false) {
  const moment = { integer: () => integer, chance: () => chance } as unknown as Random;
  return { moment, patch: moment };
}

describe('a cut', () => {
  const positions = Array.from({ length: text.length - 6 }, (_, index) => index + 2);

  it('never splits a character', () => {
    const unfinished = positions.map((at) => lineFaults['unfinished-line'].make(line, fixed(at)).writes.join(''));
    expect(unfinished.filter((half) => half.includes('\uFFFD'))).toEqual([]);
    expect(unfinished.filter((half) => !text.startsWith(half.trimEnd()))).toEqual([]);
    const bytes = Buffer.from(text);
    const left = positions.map((at) => bytes.subarray(0, -lineFaults.truncated.make(line, fixed(at)).cut).toString());
    expect(left.filter((half) => half.includes('\uFFFD'))).toEqual([]);
  });

  it('is described by the remaining characters', () => {
    const { writes, what, isLost } = lineFaults['unfinished-line'].make(line, fixed(20));
    expect(String(writes)).toBe(`${text.slice(0, 20)}\r\n`);
    expect(what).toBe('ReceiveText ends after 20 characters');
    expect(isLost).toBe(true);
    expect(lineFaults['unfinished-line'].make(line, fixed(20, true))).toMatchObject({ isOpen: true });
  });
});

describe('a torn line', () => {
  it('arrives whole in two writes', () => {
    const { writes } = lineFaults['torn-line'].make(line, fixed(5));
    expect(writes.map(({ length }) => length)).toEqual([5, Buffer.byteLength(text) - 5]);
    expect(parseLine(Buffer.concat([...writes])).event).toMatchObject({ From: '🚀🚀' });
  });
});

describe('a clock running backwards', () => {
  it('starts from the last readable line', () => {
    const before = '2026-11-14T20:40:00Z';
    const made = lineFaults['clock-back'].make({ ...line, before }, fixed(5));
    expect(made).toMatchObject({ timestamp: '2026-11-14T20:39:55Z', what: `5 s before ${before}` });
    expect(lineFaults['clock-back'].appliesTo(line)).toBe(false);
    expect(lineFaults['clock-back'].appliesTo({ ...line, before })).toBe(true);
  });
});
