/** Going over many lines at once must stop where going line by line has something to tell, and tell the same there. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSequences } from '../../../test/generators/line-sequences.js';
import { runs } from '../../../test/thorough.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { dialectScanner } from './dialect-scanner.js';
import { NoScanner } from './no-scanner.js';
import { needsParsing, noLine, otherKind, type Scanner } from './scanner.js';

const { kinds } = dialects.game;
const sequences = lineSequences(dialects.game);

/** Something to tell of a line, and of those before it. */
interface Stop {
  readonly answer: number;
  readonly start: number;
  readonly end: number;
  readonly quiet: number;
  readonly moment?: number;
  readonly event?: unknown;
  readonly remarks?: number;
}

interface Circumstances {
  readonly lines: readonly Buffer[];
  readonly lineEnd: string;
  readonly offset: number;
  /** What stands behind the last whole line. */
  readonly rest: string;
  readonly quietKinds: readonly boolean[];
  readonly comparesTimes: boolean;
  readonly longest: number;
}

const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  lines: sequences,
  lineEnd: fc.constantFrom('\n', '\r\n'),
  offset: fc.nat({ max: 70 }),
  rest: fc.constantFrom(
    '',
    '{ "timest',
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"NoTrack" }',
  ),
  quietKinds: fc.infiniteStream(fc.boolean()).map((stream) => kinds.map(() => stream.next().value === true)),
  comparesTimes: fc.boolean(),
  longest: fc.constantFrom(300, 1_000_000),
});

describe('going over many lines', () => {
  it('stops where line by line something is to tell, at the same places and with the same answers', () => {
    const [many, single] = [dialectScanner('game'), dialectScanner('game')];
    let passed = 0;
    fc.assert(
      fc.property(circumstances, (each) => {
        const { bytes, end } = journalOf(each);
        prepare(many, each);
        many.load(bytes, each.offset, end + 1);
        const stops = stopsOf(many, each.lines.length + 1);
        expect(stops).toEqual(expectedStops(single, each, bytes, end));
        passed += stops.reduce((sum, { quiet }) => sum + quiet, 0);
      }),
      { numRuns: runs(400) },
    );
    expect(passed).toBeGreaterThan(100);
  });

  it('stops at each of them where there is no WebAssembly', () => {
    const scanner = new NoScanner();
    const bytes = Buffer.from('xa\n\nb\r\nc\n');
    scanner.load(bytes, 1, bytes.length);
    expect(stopsOf(scanner, 9).map(({ answer, start, end }) => [answer, start, end])).toEqual([
      [needsParsing, 1, 2],
      [needsParsing, 3, 3],
      [needsParsing, 4, 6],
      [noLine, 7, 6],
    ]);
  });

  it('counts the quiet lines of a kind that the table lacks', () => {
    const scanner = dialectScanner('game');
    const other = (name: string) => `{ "timestamp":"2026-11-14T20:41:00Z", "event":"${name}" }\n`;
    const bytes = Buffer.from(`${other('A')}${other('B')}${other('A')}${other('A')}${other('B')}\n`);
    scanner.load(bytes, 0, bytes.length);
    expect([scanner.nextLine(), scanner.name()]).toEqual([otherKind, 'A']);
    const number = scanner.nameNumber;
    scanner.quiet.setName(number, true);
    expect([scanner.nextLine(), scanner.name(), scanner.quietLines]).toEqual([otherKind, 'B', 0]);
    expect([scanner.nextLine(), scanner.name(), scanner.quietLines]).toEqual([otherKind, 'B', 2]);
    expect([scanner.nextLine(), scanner.quiet.takeNameCount(number), scanner.quiet.takeNameCount(number)]).toEqual([
      noLine,
      2,
      0,
    ]);
  });

  it('counts remarks, once somebody knows of them', () => {
    const scanner = dialectScanner('game');
    const track = (name: string) => `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"${name}" }\n`;
    const bytes = Buffer.from([track('New'), track('Newer'), track('New'), track('NoTrack'), track('New')].join(''));
    const music = kinds.findIndex(({ name }) => name === 'Music');
    scanner.quiet.setKind(music, true);
    scanner.load(bytes, 0, bytes.length);
    expect([scanner.nextLine(), scanner.remarkCount, scanner.quietLines]).toEqual([music, 1, 0]);
    const number = scanner.remarkNumber(0);
    scanner.quiet.setRemark(number);
    expect([scanner.nextLine(), scanner.remarkCount, scanner.quietLines]).toEqual([music, 1, 0]);
    expect([scanner.nextLine(), scanner.quietLines]).toEqual([noLine, 2]);
    const counts: number[][] = [];
    scanner.quiet.takeRemarkCounts((...counted) => counts.push(counted));
    expect(counts).toEqual([[number, 1]]);
    scanner.quiet.takeRemarkCounts(() => expect.unreachable());
    scanner.quiet.forgetRemarks();
    scanner.load(bytes, 0, bytes.length);
    expect([scanner.nextLine(), scanner.remarkCount, scanner.quietLines]).toEqual([music, 1, 0]);
  });
});

function journalOf({ lines, lineEnd, offset, rest }: Circumstances): { bytes: Buffer; end: number } {
  const whole = lines.map((line) =>
    Buffer.concat([Buffer.from(line.filter((byte) => byte !== 0x0a)), Buffer.from(lineEnd)]),
  );
  const bytes = Buffer.concat([Buffer.alloc(offset, '{'), ...whole, Buffer.from(`${rest}\n`)]);
  return { bytes, end: bytes.length - 1 };
}

function prepare({ quiet }: Scanner, { quietKinds, comparesTimes, longest }: Circumstances): void {
  for (const [kind, isQuiet] of quietKinds.entries()) quiet.setKind(kind, isQuiet);
  quiet.lastMoment = comparesTimes ? -1 : undefined;
  quiet.longestLine = longest;
}

/** Tells the scanner of the moment at each stop, as whoever checks lines does. */
function stopsOf(scanner: Scanner, most: number): Stop[] {
  const stops: Stop[] = [];
  for (let left = most; left > 0; left--) {
    const answer = scanner.nextLine();
    const { lineStart: start, lineEnd: end, quietLines: quiet } = scanner;
    if (answer === noLine) return [...stops, { answer, start, end: start - 1, quiet }];
    stops.push({ answer, start, end, quiet, ...toldOf(scanner, answer) });
    if (answer !== needsParsing && scanner.quiet.lastMoment !== undefined) scanner.quiet.lastMoment = scanner.moment;
  }
  return stops;
}

function toldOf(scanner: Scanner, answer: number): Partial<Stop> {
  if (answer < otherKind || answer === needsParsing) return {};
  return {
    moment: scanner.moment,
    event: scanner.extracted(),
    remarks: answer === otherKind ? 0 : scanner.remarkCount,
  };
}

function expectedStops(scanner: Scanner, each: Circumstances, bytes: Buffer, behind: number): Stop[] {
  const stops: Stop[] = [];
  let [start, quiet] = [each.offset, 0];
  let last = each.comparesTimes ? -1 : undefined;
  for (let end = bytes.indexOf(10, start); end < behind; end = bytes.indexOf(10, start)) {
    const scanned = scanner.scan(bytes, start, end);
    const answer = end - start > each.longest ? needsParsing : scanned;
    const isOnTime = last === undefined || (last >= 0 && scanner.moment >= last);
    if (answer >= 0 && scanner.remarkCount === 0 && each.quietKinds[answer] && isOnTime) quiet++;
    else {
      stops.push({ answer, start, end, quiet, ...toldOf(scanner, answer) });
      quiet = 0;
    }
    if (answer !== needsParsing && last !== undefined) last = scanner.moment;
    start = end + 1;
  }
  return [...stops, { answer: noLine, start, end: start - 1, quiet }];
}
