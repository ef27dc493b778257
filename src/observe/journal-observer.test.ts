import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validEvent } from '../../test/generators/valid.js';
import { kindNamed, kindNames } from '../interface/all-kinds.js';
import type { Kind } from '../interface/kind.js';
import { formatLine } from '../journal/format/format-line.js';
import { parseLine } from '../journal/parse/parse-line.js';
import { type Evidence, formatEvidence, type GameEvidence } from './evidence-format.js';
import { JournalObserver } from './journal-observer.js';
import { mergeEvidence } from './tally/evidence-tally.js';

const kinds = kindNames.map((name) => kindNamed(name, 'game') as Kind);
const anyEvent = fc.constantFrom(...kinds).chain(validEvent);
const anyLine = anyEvent.map((event) => formatLine(event as Parameters<typeof formatLine>[0]));

describe('evidence', () => {
  it('is counted by kind and field: types, formats, lengths', () => {
    const game = observed(
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":1, "B":-12.50, "C":"", "D":[ { "E":true }, { "E":null } ] }',
      '{ "timestamp":"2026-12-14T20:41:00Z", "event":"New", "A":"x", "B":1.5e3, "C":"$a_b;", "D":[  ] }',
    );
    expect(game).toMatchObject({ lines: 2, first: '2026-11', last: '2026-12' });
    expect(game.kinds.New?.fields).toMatchObject({
      timestamp: { seen: 2, text: 2, times: 2 },
      A: { seen: 2, text: 1, integer: { 1: 1 } },
      B: { seen: 2, decimal: { 2: 1, '1e': 1 } },
      C: { seen: 2, text: 2, empty: 1, internal: 1 },
      D: {
        seen: 2,
        list: {
          lengths: { 0: 1, 2: 1 },
          elements: { seen: 2, object: { seen: 2, fields: { E: { seen: 2, flag: { true: 1 }, null: 1 } } } },
        },
      },
    });
    expect(game.kinds.New?.next).toEqual({
      timestamp: { event: 2 },
      event: { A: 2 },
      A: { B: 2 },
      B: { C: 2 },
      C: { D: 2 },
    });
  });

  it('has the digits of every number as written, also after escapes and names that are numbers', () => {
    const game = observed(
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":"\\"7.5", "B":0.50, "C":{ "X":1.000, "12":22, "Y":-333 }, "D":1E2 }',
    );
    expect(game.kinds.New?.fields).toMatchObject({
      A: { text: 1 },
      B: { decimal: { 2: 1 } },
      C: {
        object: {
          fields: { X: { decimal: { 3: 1 } }, Y: { integer: { 3: 1 } } },
          members: { seen: 1, integer: { 2: 1 } },
        },
      },
      D: { decimal: { '0e': 1 } },
    });
    expect(game.kinds.New?.fields?.C?.object?.next).toBeUndefined();
  });

  it('is counted for the version of the game that wrote it', () => {
    const { games } = evidenceOf(
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"MainMenu" }',
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Fileheader", "part":1, "gameversion":"4.1.2.100 (Beta)" }',
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"MainMenu" }',
    );
    expect(Object.keys(games)).toEqual(['4.1.2.100 (Beta)', 'unknown']);
    expect(games['4.1.2.100 (Beta)']?.lines).toBe(2);
  });

  it.each([
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":{ "B":[ 1, 2.50, "x" ], "C":tru } }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":01 }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":1. }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":"\\x" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":"\\u12g4" }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":[ 1, 2',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":[ 1, ] }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":"cut',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":1 } }',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":1, "A":1 }',
    `{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":${'['.repeat(100)}`,
  ])('does not include a line without an event: %s', (line) => {
    expect(observed(line)).toEqual({ lines: 0, unusable: 1, kinds: {} });
  });

  it('does not include a line that is not UTF-8', () => {
    const observer = new JournalObserver();
    const line = Buffer.from('{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":"ä" }\n');
    line[line.indexOf(0xc3)] = 0x41;
    observer.line(line, 0, line.length - 1);
    expect(observer.evidence().games.unknown).toEqual({ lines: 0, unusable: 1, kinds: {} });
  });

  it('does not depend on blanks, stray bytes or line ends', () => {
    const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"New", "A":[ 1, "x" ] }';
    const plain = formatEvidence(evidenceOf(line));
    for (const other of [
      line.replaceAll(' ', ''),
      `${line}\r`,
      `\0\0${line}\0`,
      `\uFEFF${line}`,
      line.replaceAll(' ', '\t'),
    ])
      expect(formatEvidence(evidenceOf(other))).toBe(plain);
  });

  it('covers exactly the lines that the parser accepts', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 10 }), fc.nat(), fc.nat(127), (lines, place, byte) => {
        const bytes = Buffer.from(lines.join(''));
        // One byte may be changed: then the parser decides whether its line is an event.
        if (bytes.length > 0 && place % 2 === 0) bytes[place % bytes.length] = byte === 10 ? 32 : byte;
        const all = bytes
          .toString('utf8')
          .split('\n')
          .filter((line) => line !== '');
        const sound = all.filter((line) => parseLine(line).event);
        const { games } = evidenceOf(...all);
        const counted = Object.values(games);
        expect(counted.reduce((sum, { lines: count }) => sum + count, 0)).toBe(sound.length);
        expect(counted.reduce((sum, { unusable = 0 }) => sum + unusable, 0)).toBe(all.length - sound.length);
        expect(formatEvidence(evidenceOf(...sound))).toBe(formatEvidence(withoutUnusable(evidenceOf(...all))));
      }),
    );
  });

  it('does not include a line with a number beyond the range of doubles', () => {
    const line = (number: string) => `{ "timestamp":"2026-11-14T20:41:00Z", "event":"FuelScoop", "Scooped":${number} }`;
    const { games } = evidenceOf(line('1e400'), line('9'.repeat(400)), line('1e300'));
    expect(Object.values(games)).toMatchObject([{ lines: 1, unusable: 2 }]);
  });

  it('is the same when the evidence of parts is merged', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyLine, { maxLength: 8 }), { maxLength: 4 }), (files) => {
        const parts = files.map((lines) => evidenceOf(...lines));
        const whole = formatEvidence(evidenceOf(...files.flat()));
        expect(formatEvidence(mergeEvidence(parts))).toBe(whole);
        expect(formatEvidence(mergeEvidence(parts.toReversed()))).toBe(whole);
        expect(formatEvidence(mergeEvidence([JSON.parse(whole) as Evidence]))).toBe(whole);
      }),
    );
  });
});

function evidenceOf(...lines: readonly string[]): Evidence {
  const observer = new JournalObserver();
  for (const line of lines) {
    const bytes = Buffer.from(`${line.replace(/\n$/, '')}\n`);
    observer.line(bytes, 0, bytes.length - 1);
  }
  return observer.evidence();
}

function observed(...lines: readonly string[]): GameEvidence {
  return evidenceOf(...lines).games.unknown as GameEvidence;
}

function withoutUnusable(evidence: Evidence): Evidence {
  const games = Object.entries(evidence.games).filter(([, { lines }]) => lines > 0);
  return JSON.parse(JSON.stringify({ ...evidence, games: Object.fromEntries(games) }), (name, value: unknown) =>
    name === 'unusable' ? undefined : value,
  ) as Evidence;
}
