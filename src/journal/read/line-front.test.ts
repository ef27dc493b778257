import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latin1At, utf8Bytes } from '../byte-text.js';
import { parseLine } from '../parse/parse-line.js';
import { frontOf, kindAt } from './line-front.js';

/** What the front of a line says, with other bytes before and behind it in memory. */
function frontIn(line: string): { kind: string; time: string } | undefined {
  const before = '{ "timestamp":"';
  const bytes = utf8Bytes(`${before}${line}", "event":"Other" }`);
  const start = before.length;
  const front = frontOf(bytes, start, start + utf8Bytes(line).length);
  return front && { kind: kindAt(bytes, front), time: latin1At(bytes, front.time, front.timeEnd) };
}

describe('the front of a line', () => {
  const docked = { kind: 'Docked', time: '2026-11-14T20:41:00Z' };

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
        const parsed = event && { kind: event.event, time: event.timestamp };
        expect(front && parsed ? front : parsed).toEqual(parsed);
      }),
      { numRuns: 2000 },
    );
  });
});
