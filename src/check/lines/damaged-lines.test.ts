import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSequences } from '../../../test/generators/line-sequences.js';
import { runs } from '../../../test/thorough.js';
import { dialects } from '../../interface/dialect/dialects.js';
import type { Problem } from '../../journal/parse/line-problem.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { dialectScanner } from '../scan/dialect-scanner.js';
import { breakOf, nulsBefore } from './damaged-lines.js';

const scanner = dialectScanner('game');

function saidOf(line: string | Buffer, lineEnd = '\r\n'): Problem | undefined {
  const bytes = Buffer.concat([Buffer.from(line), Buffer.from(`${lineEnd}\n`)]);
  scanner.load(bytes, 0, bytes.length);
  return breakOf(scanner, { bytes, start: 0, end: bytes.length - 2, offset: 0 });
}

const docked =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "StationName":"Größe ☃ 🚀", "Taxi":false, "Dist":-10.25, "List":[ { "a":1 }, [  ], null, {} ] }';

describe('the break of a line', () => {
  it('is what the parser finds, wherever the line is cut off', () => {
    for (let length = 1; length < docked.length; length++) {
      const cut = docked.slice(0, length);
      const { problem } = parseLine(Buffer.from(cut));
      expect(saidOf(cut)).toEqual(problem?.code === 'cut-line' ? problem : undefined);
      expect(saidOf(cut, '\n')).toEqual(saidOf(cut));
    }
  });

  it('is what the parser finds where a line runs into the next', () => {
    for (const second of [docked, ` \t${docked}`, '{', '{ "ü', '{\0 }']) {
      const { problem } = parseLine(docked + second);
      expect(problem?.code).toBe('several-objects');
      expect(saidOf(docked + second)).toEqual(problem);
    }
  });

  it.each([
    ['is sound', docked],
    ['has something else behind it', `${docked}x`],
    ['has a name twice before it is cut', '{ "a":1, "a":2, "b":'],
    ['has a text where none may be before it is cut', '{ "a":1 "b'],
    ['is cut in a number', '{ "a":1.'],
    ['is cut in a word', '{ "a":tru'],
    ['is cut behind an escape', '{ "a":"\\'],
    ['ends with NUL bytes', `${docked}${docked}\0`],
    ['is not UTF-8 behind its break', Buffer.concat([Buffer.from(docked + docked), Buffer.from([0xff])])],
    ['is not UTF-8 where it is cut', Buffer.concat([Buffer.from('{ "a":"'), Buffer.from([0xe2, 0x98])])],
    ['is no object', '[ 1, 2'],
    ['is empty', ''],
  ])('is left to the parser if the line %s', (_what, line) => {
    expect(saidOf(line)).toBeUndefined();
  });

  it('is never anything else than what the parser finds', () => {
    const cuts = fc.tuple(lineSequences(dialects.game, { longLines: false }), fc.nat(), fc.boolean());
    fc.assert(
      fc.property(cuts, ([lines, place, isJoined]) => {
        for (const [index, line] of lines.entries()) {
          const broken = isJoined
            ? Buffer.concat([line, lines[index + 1] ?? line])
            : line.subarray(0, place % (line.length + 1));
          if (broken.includes('\n')) continue;
          expect([undefined, parseLine(broken).problem]).toContainEqual(saidOf(broken));
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the NUL bytes before an event', () => {
  it.each([
    ['{ }', 0],
    ['\0\0{ }', 2],
    ['\0\0\0', 3],
    ['', 0],
  ])('of %j are %i', (line, count) => {
    const bytes = Buffer.from(`x${line}\n`);
    expect(nulsBefore({ bytes, start: 1, end: bytes.length - 1, offset: 0 })).toBe(count);
  });
});
