/** Lines cut at every byte, through every kind of replay. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatLine } from '../../src/journal/format/format-line.js';
import { type ReplayIntoOptions, replayInto } from '../../src/stage/replay/replay-into.js';
import type { Clock } from '../../src/stage/time/wall-clock.js';
import { oneIn, runs } from '../thorough.js';

const then = '2025-03-01T10:00:00Z';
const start = new Date('2026-11-14T20:41:00Z');

let home: string;
let journal: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-cut-'));
  journal = path.join(home, 'source', 'Journal.2025-03-01T110000.01.log');
  out = path.join(home, 'out');
  mkdirSync(path.dirname(journal));
});

afterEach(() => rmSync(home, { recursive: true }));

/** A person who occurs in no other line. No generated name has such a sequence of letters. */
interface Person {
  readonly name: string;
  readonly ship: string;
  readonly squadron: string;
  readonly callsign: string;
  readonly id: string;
}

function person(number: number): Person {
  const letters = Array.from({ length: 4 }, (_, place) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26)),
  );
  const own = letters.join('');
  const digits = String(1000 + (number % 9000));
  return {
    name: `Qzx${own} Vüj${own}`,
    ship: `Jqz${own} Xkw${own}`,
    squadron: `Zqj${own} Wvx`,
    callsign: `${digits.slice(0, 3)}-Q${digits.slice(2)}`,
    id: `9876${String(number).padStart(6, '0')}`,
  };
}

type LineTemplate = (person: Person) => string;

function lineOf(event: string, members: (person: Person) => object): LineTemplate {
  return (named) => formatLine({ timestamp: then, event, ...members(named) }).trimEnd();
}

/** Kinds that name people and their belongings, in every kind of field. */
const templates: Readonly<Record<string, LineTemplate>> = {
  LoadGame: lineOf('LoadGame', ({ name, ship, id }) => ({
    FID: `F${id}`,
    Commander: name,
    ShipName: ship,
    Credits: 5,
  })),
  ReceiveText: lineOf('ReceiveText', ({ name }) => ({
    From: `$cmdr_decorate:#name=${name};`,
    From_Localised: `CMDR ${name}`,
    Channel: 'wing',
  })),
  WingJoin: lineOf('WingJoin', ({ name, ship }) => ({ Others: [name, ship] })),
  SquadronStartup: lineOf('SquadronStartup', ({ squadron, id }) => ({
    SquadronName: squadron,
    CurrentRank: 1,
    SquadronID: Number(id),
  })),
  CarrierStats: lineOf('CarrierStats', ({ ship, callsign }) => ({
    Callsign: callsign,
    Name: ship,
    DockingAccess: 'all',
  })),
  Died: lineOf('Died', ({ name }) => ({ Killers: [{ Name: `Cmdr ${name}`, Ship: 'python', Rank: 'Elite' }] })),
  Friends: (named) =>
    lineOf('Friends', ({ name }) => ({ Status: 'Online', Name: name }))(named).replace('ü', '\\u00fc'),
};

/** A chat text names people only because another line does. */
const spoken = lineOf('SendText', ({ name, ship, callsign }) => ({
  To: 'wing',
  Message: `${name.toUpperCase()} of the ${ship}, at ${callsign}, that is ${name}`,
}));
const introduced: LineTemplate = (named) =>
  `${templates['LoadGame']?.(named)}\r\n${templates['CarrierStats']?.(named)}`;

function whole(number: number): string {
  return `{ "timestamp":"${then}", "event":"Music", "MusicTrack":"${number}" }`;
}

interface Torn {
  readonly bytes: Buffer;
  readonly named: Person;
}

/** The prefixes of a line, up to each byte. */
function cuts(template: LineTemplate, firstPerson = 0): Torn[] {
  const length = Buffer.byteLength(template(person(firstPerson)));
  return Array.from({ length: length - 1 }, (_, index) => {
    const named = person(firstPerson + index);
    return { bytes: Buffer.from(template(named)).subarray(0, index + 1), named };
  });
}

const leaping = (): Clock => {
  let now = 0;
  return { now: () => now, sleep: async (milliseconds) => void (now += milliseconds) };
};

const speeds: Readonly<Record<string, () => ReplayIntoOptions>> = {
  'as fast as possible': () => ({ speed: Infinity }),
  'at its pace': () => ({ speed: 4, clock: leaping() }),
};
const nameOptions: Readonly<Record<string, ReplayIntoOptions>> = { 'with its names': {}, anonymised: { anonymise: 7 } };
const starts: Readonly<Record<string, ReplayIntoOptions>> = {
  restamped: { start },
  'at its own time': { start: new Date(then) },
};
const logs = { 'with a log of Status': true, 'without one': false };

const ways = Object.entries(speeds).flatMap(([speed, paced]) =>
  Object.entries(nameOptions).flatMap(([names, named]) =>
    Object.entries(starts).flatMap(([begin, begun]) =>
      Object.entries(logs).map(([log, hasLog]) => ({
        way: [speed, names, begin, log].join(', '),
        options: (): ReplayIntoOptions => ({
          ...paced(),
          ...named,
          ...begun,
          ...(hasLog && { statusLog: statusLog() }),
        }),
      })),
    ),
  ),
);

function statusLog(): string {
  const file = path.join(home, 'status.log');
  writeFileSync(
    file,
    `{ "timestamp":"${then}", "event":"Status", "Fl\r\n{ "timestamp":"${then}", "event":"Status", "Flags":1 }\r\n`,
  );
  return file;
}

/** Replays torn lines, each followed by a whole one; returns what became of the torn ones. */
async function playedAgain(torn: readonly Torn[], lineEnd: string, options: ReplayIntoOptions, intro?: LineTemplate) {
  const blocks = torn.map(({ bytes, named }, number) =>
    Buffer.concat([
      Buffer.from(intro ? `${intro(named)}\r\n` : ''),
      bytes,
      Buffer.from(`${lineEnd}${whole(number)}\r\n`),
    ]),
  );
  writeFileSync(journal, Buffer.concat(blocks));
  const { files } = await replayInto(out, journal, options);
  const source = linesOf(readFileSync(journal));
  const again = linesOf(readFileSync(files[0] ?? ''));
  expect(again).toHaveLength(source.length);
  expect(again.map(endOf)).toEqual(source.map(endOf));
  const time = options.start?.toISOString().replace('.000', '') ?? '';
  const wholes = again.filter((line) => line.includes('"MusicTrack"'));
  expect(wholes).toEqual(torn.map((_, number) => `${whole(number).replace(then, time)}\r\n`));
  const each = intro ? again.filter((line) => !/"(?:LoadGame|CarrierStats|Music)", .*\}\r\n$/.test(line)) : again;
  return intro ? each : each.filter((line) => !line.includes('"MusicTrack"'));
}

/** Lines with their ends, one character per byte. */
function linesOf(bytes: Buffer): string[] {
  return bytes.toString('latin1').match(/[^\n]*\n/g) ?? [];
}

function endOf(line: string): string {
  return line.endsWith('\r\n') ? 'CRLF' : 'LF';
}

/** Remaining traces of a person in a line: three or more characteristic characters. */
function leftOf({ name, ship, squadron, callsign, id }: Person, line: string): string[] {
  const text = Buffer.from(line, 'latin1').toString().replaceAll('\\u00fc', 'ü').toLowerCase();
  const words = [name, ship, squadron].flatMap((each) => [each, ...each.split(' ')]);
  return [...words.map((word) => word.slice(0, 3)), callsign.slice(0, 4), id.slice(0, 4)].filter((part) =>
    text.includes(part.toLowerCase()),
  );
}

/** The lines with traces of the people they named. */
function revealingLines(again: readonly string[], torn: readonly Torn[]) {
  expect(again).toHaveLength(torn.length);
  return torn
    .map(({ named }, index) => ({ line: again[index], left: leftOf(named, again[index] ?? '') }))
    .filter(({ left }) => left.length > 0);
}

describe('a line cut at any byte affects no other line, and changes only in its names', () => {
  const torn = Object.values(templates).flatMap((template, index) => cuts(template, index * 1000));

  it.each(oneIn(6, ways))('$way', async ({ options }) => {
    const wishes = options();
    const again = await playedAgain(torn, '\r\n', wishes);
    const changed = torn.filter(({ bytes }, index) => again[index] !== `${bytes.toString('latin1')}\r\n`);
    const isAnonymised = wishes.anonymise !== undefined;
    expect(changed.length > 0).toBe(isAnonymised);
    expect(isAnonymised ? revealingLines(again, torn) : []).toEqual([]);
  });
});

describe('a cut line, anonymised', () => {
  it('reveals no known name in a chat text', async () => {
    const torn = cuts(spoken);
    const again = await playedAgain(torn, '\n', { start, speed: Infinity, anonymise: 7 }, introduced);
    expect(revealingLines(again, torn)).toEqual([]);
  });

  it('keeps its length except for names', async () => {
    const torn = cuts(templates['LoadGame'] as LineTemplate);
    const again = await playedAgain(torn, '\r\n', { start, speed: Infinity, anonymise: 7 });
    const head = `{ "timestamp":"${then}", "event":"LoadGame", "FID":"`;
    for (const [index, { bytes }] of torn.entries()) {
      expect(again[index]?.slice(0, head.length)).toBe(`${bytes.toString('latin1')}\r\n`.slice(0, head.length));
    }
  });

  const anyCut = fc.record({
    kind: fc.constantFrom(...Object.keys(templates)),
    number: fc.integer({ min: 0, max: 26 ** 4 }),
    from: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 60 })),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    dirt: fc.constantFrom('', '\0\0', '{ "timest', ', "Foe":-nan(ind)'),
  });

  it('reveals no name, wherever a piece of a line begins and ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyCut, { minLength: 20, maxLength: 60, selector: ({ number }) => number }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer(),
        async (pieces, lineEnd, anonymise) => {
          rmSync(out, { recursive: true, force: true });
          const torn = pieces.map(({ kind, number, from, to, dirt }): Torn => {
            const named = person(number);
            const line = Buffer.from(templates[kind]?.(named) ?? '');
            // The kind determines what a member contains, so it must be present.
            const begin = from < line.indexOf(', "event"') ? from : 0;
            const end = Math.max(begin, Math.floor(to * (line.length - 1)));
            return { bytes: Buffer.concat([line.subarray(begin, end), Buffer.from(`x${dirt}`)]), named };
          });
          const again = await playedAgain(torn, lineEnd, { start, speed: Infinity, anonymise });
          expect(revealingLines(again, torn)).toEqual([]);
        },
      ),
      { numRuns: runs(10) },
    );
  });
});
