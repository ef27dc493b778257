import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test/thorough.js';
import { kindNames } from '../../interface/all-kinds.js';
import { utf8Bytes } from '../byte-text.js';
import { parseLine } from '../parse/parse-line.js';
import { frontOf, kindOfLine, type LineFront } from './line-front.js';

/** The front of a line, with other bytes before and after it in memory. */
function frontIn(line: string): LineFront | undefined {
  const before = '{ "timestamp":"';
  const bytes = utf8Bytes(`${before}${line}", "event":"Other" }`);
  const start = before.length;
  return frontOf(bytes, start, start + utf8Bytes(line).length);
}

describe('the front of a line', () => {
  const docked = { kind: 'Docked', timestamp: '2026-11-14T20:41:00Z' };

  it.each([
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "StationName":"Galileo" }',
    '{"timestamp":"2026-11-14T20:41:00Z","event":"Docked"}',
    ' {  "timestamp" : "2026-11-14T20:41:00Z" , "event" : "Docked" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "event":"Undocked" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked"',
  ])('names the time and the kind: %s', (line) => {
    expect(frontIn(line)).toEqual(docked);
  });

  it.each([
    '',
    '{ }',
    '{ "event":"Docked", "timestamp":"2026-11-14T20:41:00Z" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "a":{ "event":"Docked" }, "event":"Music" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"D\\u006fcked" }',
    '{ "timestamp":"2026-11-14\\u0054", "event":"Docked" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Zoë" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":7 }',
    '{ "timestamp":7, "event":"Docked" }',
    '{ "timestamp":"2026-11-14T20:41:00Z"  "event":"Docked" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Doc',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked',
    '{ "timestamp":"2026-11-14T20',
    '{ "timestamp":"\t", "event":"Docked" }',
    '\uFEFF{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked" }',
    '\0{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked" }',
    `{ "timestamp":"2026-11-14T20:41:00Z", "event":"${'x'.repeat(101)}" }`,
  ])('is left to the parser if it is any other: %s', (line) => {
    expect(frontIn(line)).toBeUndefined();
  });

  it('never says anything but what the parser finds', () => {
    const scraps = fc.constantFrom(' ', '"', '\\', ',', ':', '{', '}', '"event":"A",', '"a":1,', '\0', 'é', '');
    fc.assert(
      fc.property(fc.nat({ max: 55 }), fc.nat({ max: 8 }), scraps, (at, removed, scrap) => {
        const sound = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "a":1 }';
        const line = `${sound.slice(0, at)}${scrap}${sound.slice(at + removed)}`;
        const front = frontIn(line);
        const { event } = parseLine(line);
        const parsed = event && { kind: event.event, timestamp: event.timestamp };
        expect(front && parsed ? front : parsed).toEqual(parsed);
      }),
      { numRuns: runs(2000) },
    );
  });
});

function kindOf(line: string): string {
  return kindOfLine(utf8Bytes(line));
}

describe('the kind of a line', () => {
  it.each(kindNames)('is in its first bytes: %s', (kind) => {
    expect(kindOf(`{ "timestamp":"2026-11-14T20:41:00Z", "event":"${kind}" }\r\n`)).toBe(kind);
  });

  it('is found however the line is written', () => {
    expect(kindOf('{"event":"Docked","timestamp":"2026-11-14T20:41:00Z"}')).toBe('Docked');
    expect(kindOf('{ "timestamp":"2026-11-14T20:41:00Z", "event":"D\\u006fcked" }')).toBe('Docked');
    expect(kindOf('{ "timestamp":"a quote \\" in it....", "event":"Docked" }')).toBe('Docked');
    expect(kindOf('\uFEFF{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked" }')).toBe('Docked');
    expect(kindOf('{ "timestamp":"2026-11-14T20:41:00Z", "event":"Zoë" }')).toBe('Zoë');
  });

  it('is that of the first bytes if the rest is broken', () => {
    expect(kindOf('{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "Stat')).toBe('Docked');
  });

  it('is empty if there is none', () => {
    const lines = ['', '\r\n', '{ }', '[]', '{ "event":7 }', '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Doc'];
    expect(lines.map(kindOf)).toEqual(lines.map(() => ''));
  });
});
