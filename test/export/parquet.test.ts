/** What `shakedown export` writes, read back by DuckDB. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { KindNames } from '../../src/export/partition.js';
import { type Dialect, dialectNames, dialects } from '../../src/interface/dialect/dialects.js';
import type { Kind } from '../../src/interface/kind.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import type { EventToWrite } from '../../src/journal/journal-event.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';
import { inProject } from '../checked-project.js';
import { type Event, fullEvent, leastEvent, validEvent } from '../generators/valid.js';
import { shakedown } from '../shakedown.js';
import { oneIn } from '../thorough.js';
import { query } from './duck.js';
import { comparable, restoredEvent } from './restored-event.js';

inProject();

const journal = 'Journal.2026-11-14T204100.01.log';

beforeEach(() => {
  mkdirSync('journals');
});

/** Exports lines, and returns the output of the command. */
async function exported(lines: readonly string[], ...words: string[]): Promise<string> {
  writeFileSync(path.join('journals', journal), lines.join(''));
  const { code, out, err } = await shakedown('export', 'journals', '--out', 'tables', ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const everyKind = "read_parquet('tables/kind=*/**/*.parquet', union_by_name = true)";

function tableOf(kind: string): string {
  return `read_parquet('tables/kind=${kind}/**/*.parquet')`;
}

function line(members: string, { time = '2026-11-14T20:41:00Z', event = 'Docked' } = {}): string {
  return `{ "timestamp":"${time}", "event":"${event}"${members === '' ? '' : `, ${members}`} }\r\n`;
}

function sample(kind: Kind, seed: number): Event[] {
  return [validEvent, fullEvent, leastEvent].flatMap((events) => fc.sample(events(kind), { numRuns: 4, seed }));
}

describe.each(dialectNames)('an export of all kinds in the dialect %s', (dialect: Dialect) => {
  it('has every event again', async () => {
    const kinds = oneIn(10, dialects[dialect].kinds).filter(
      ({ name }) => new KindNames().tableName(name) !== undefined,
    );
    const lines = kinds.flatMap((kind, index) =>
      sample(kind, index).map((event) => formatLine(event as unknown as EventToWrite)),
    );
    await exported(lines);
    for (const { name } of kinds) {
      for (const row of await query(`SELECT * FROM ${tableOf(name)}`)) {
        const written = parseLine(lines[Number(row.journal_line) - 1] as string).event;
        expect(comparable(restoredEvent(row, name))).toEqual(comparable(written));
      }
    }
    const [{ count } = { count: 0n }] = await query(`SELECT count(*) AS count FROM ${everyKind}`);
    expect(count).toBe(BigInt(lines.length));
  });
});

describe('a column', () => {
  it('stores ids to the last digit, up to 2^64−1', async () => {
    const ids = ['18446744073709551615', '9007199254740993', '9223372036854775808', '0', '3932277478106'];
    await exported(ids.map((id) => line(`"SystemAddress":${id}`)));
    const rows = await query(
      `SELECT SystemAddress, typeof(SystemAddress) AS type FROM ${tableOf('Docked')} ORDER BY journal_line`,
    );
    expect(rows).toEqual(ids.map((id) => ({ SystemAddress: BigInt(id), type: 'UBIGINT' })));
  });

  it('is null for null and for a missing field, and distinguishes the two in journal_other', async () => {
    await exported([line('"StationName":null'), line(''), line('"StationName":""')]);
    expect(await query(`SELECT StationName, journal_other FROM ${tableOf('Docked')} ORDER BY journal_line`)).toEqual([
      { StationName: null, journal_other: '{"StationName":null}' },
      { StationName: null, journal_other: null },
      { StationName: '', journal_other: null },
    ]);
  });

  it('stores lists: empty ones, missing ones, and lists of objects', async () => {
    const two =
      '[ { "Name":"$economy_Industrial;", "Proportion":0.8 }, { "Name":"$economy_Refinery;", "Proportion":0.2 } ]';
    await exported([line('"StationEconomies":[  ]'), line(''), line(`"StationEconomies":${two}`)]);
    expect(await query(`SELECT StationEconomies AS it FROM ${tableOf('Docked')} ORDER BY journal_line`)).toEqual([
      { it: [] },
      { it: null },
      {
        it: [
          { Name: '$economy_Industrial;', Name_Localised: null, Proportion: 0.8 },
          { Name: '$economy_Refinery;', Name_Localised: null, Proportion: 0.2 },
        ],
      },
    ]);
  });

  it('stores texts of all languages, escapes, and long texts', async () => {
    const texts = ['Größe', '空间站', '🚀 \u{10FFFF}', 'a"b\\c\n\u0000', 'x'.repeat(100_000)];
    await exported(texts.map((text) => line(`"StationName":${JSON.stringify(text)}`)));
    const rows = await query(`SELECT StationName FROM ${tableOf('Docked')} ORDER BY journal_line`);
    expect(rows.map(({ StationName }) => StationName)).toEqual(texts);
  });

  it('leaves values that do not fit to journal_other, to the last digit, beside the nearest number', async () => {
    const odd = [
      '"DistFromStarLS":"far"',
      '"DistFromStarLS":0.12345678901234567890',
      '"SystemAddress":-1',
      '"SystemAddress":18446744073709551616',
      '"SystemAddress":1.5',
      '"StationName":"\\ud800"',
      '"StationServices":[ "dock", 7, null ]',
      '"LandingPads":{ "Small":1, "Tiny":2 }',
      '"StationEconomies":"none"',
      '"__proto__":{ "a":1 }',
    ];
    await exported(odd.map((members) => line(members)));
    const rows = await query(
      `SELECT journal_other, DistFromStarLS AS far, StationServices, LandingPads.Small AS small FROM ${tableOf('Docked')} ORDER BY journal_line`,
    );
    expect(rows.map(({ journal_other }) => journal_other)).toEqual([
      '{"DistFromStarLS":"far"}',
      '{"DistFromStarLS":0.12345678901234567890}',
      '{"SystemAddress":-1}',
      '{"SystemAddress":18446744073709551616}',
      '{"SystemAddress":1.5}',
      '{"StationName":"\\ud800"}',
      '{"StationServices":{"1":7,"2":null}}',
      '{"LandingPads":{"Tiny":2}}',
      '{"StationEconomies":"none"}',
      '{"__proto__":{"a":1}}',
    ]);
    expect(rows.map(({ far }) => far).slice(0, 2)).toEqual([null, 0.12345678901234568]);
    expect(rows[6]?.StationServices).toEqual(['dock', null, null]);
    expect(rows[7]?.small).toBe(1n);
  });

  it('stores times in UTC, and flags without a sign', async () => {
    await exported([
      line('"Flags":4294967295', { event: 'Status', time: '2026-11-14T23:59:59Z' }),
      line('"Flags":-1', { event: 'Status', time: '2026-11-14T23:59:59.5Z' }),
    ]);
    expect(
      await query(
        `SELECT timestamp, Flags, typeof(Flags) AS type, journal_other AS other FROM ${tableOf('Status')} ORDER BY journal_line`,
      ),
    ).toEqual([
      { timestamp: new Date('2026-11-14T23:59:59Z'), Flags: 4294967295, type: 'UINTEGER', other: null },
      { timestamp: new Date('2026-11-14T23:59:59.5Z'), Flags: null, type: 'UINTEGER', other: '{"Flags":-1}' },
    ]);
  });
});

describe('a number', () => {
  it('is -0 where the journal has -0, also in a list', async () => {
    await exported([
      line('"StationEconomies":[ { "Name":"a", "Proportion":0.0 } ], "DistFromStarLS":0.0'),
      line('"StationEconomies":[ { "Name":"a", "Proportion":-0.0 } ], "DistFromStarLS":-0.0').repeat(20),
    ]);
    const rows = await query(
      `SELECT DistFromStarLS AS flat, StationEconomies[1].Proportion AS nested FROM ${tableOf('Docked')} ORDER BY journal_line`,
    );
    expect(rows).toEqual([{ flat: 0, nested: 0 }, ...Array.from({ length: 20 }, () => ({ flat: -0, nested: -0 }))]);
  });
});

describe('a table', () => {
  it('is named after its kind; kinds without a proper name share one', async () => {
    const names = ['Docked', 'NoSuchKind', 'docked', '../../etc', 'a/b', '', 'x'.repeat(200)];
    const odd = ['{ "timestamp":"x", "event":7, "B":[ 1 ] }\n', '{}\n'];
    await exported([...names.map((event) => line('"A":1', { event })), ...odd], '--partition', 'day');
    expect(readdirSync('tables').filter((name) => !name.startsWith('.'))).toEqual([
      'kind=Docked',
      'kind=NoSuchKind',
      'kind=__HIVE_DEFAULT_PARTITION__',
    ]);
    const rows = await query(
      `SELECT kind, event, date::VARCHAR AS date, journal_other AS other FROM ${everyKind} ORDER BY journal_line`,
    );
    expect(rows.slice(0, 3)).toEqual([
      { kind: 'Docked', event: 'Docked', date: '2026-11-14', other: '{"A":1}' },
      { kind: 'NoSuchKind', event: 'NoSuchKind', date: '2026-11-14', other: '{"A":1}' },
      { kind: null, event: 'docked', date: '2026-11-14', other: '{"A":1}' },
    ]);
    expect(rows.slice(3, 7).map(({ event }) => event)).toEqual(names.slice(3));
    expect(rows.slice(7)).toEqual([
      { kind: null, event: null, date: null, other: '{"B":[1],"timestamp":"x","event":7}' },
      { kind: null, event: null, date: null, other: null },
    ]);
  });

  it('has the file, line and commander of every row', async () => {
    writeFileSync(
      path.join('journals', journal),
      line('', { event: 'Music' }) + line('"FID":"F1", "Name":"Jameson"', { event: 'Commander' }),
    );
    writeFileSync(path.join('journals', journal.replace('.01.', '.02.')), line('', { time: '2026-11-15T00:00:00Z' }));
    writeFileSync(
      path.join('journals', 'Journal.2026-11-16T204100.01.log'),
      line('', { time: '2026-11-16T20:41:00Z' }),
    );
    writeFileSync(path.join('journals', 'Status.json'), line('"Flags":0', { event: 'Status' }));
    const { code, out } = await shakedown('export', 'journals', '--out', 'tables', '--partition', 'day');
    expect(code).toBe(0);
    expect(out).toMatch(/^5 rows of 4 kinds · 5 files, \d+ kB in tables$/);
    const rows = await query(
      `SELECT parse_filename(journal_file) AS file, journal_line AS line, journal_commander AS commander, kind, date::VARCHAR AS date
       FROM ${everyKind} ORDER BY timestamp, kind`,
    );
    expect(rows).toEqual([
      { file: journal, line: 2n, commander: 'Jameson', kind: 'Commander', date: '2026-11-14' },
      { file: journal, line: 1n, commander: 'Jameson', kind: 'Music', date: '2026-11-14' },
      { file: 'Status.json', line: 1n, commander: null, kind: 'Status', date: '2026-11-14' },
      { file: journal.replace('.01.', '.02.'), line: 1n, commander: 'Jameson', kind: 'Docked', date: '2026-11-15' },
      { file: 'Journal.2026-11-16T204100.01.log', line: 1n, commander: null, kind: 'Docked', date: '2026-11-16' },
    ]);
  });

  it.each(['snappy', 'gzip', 'none'])('is readable with each compression: %s', async (codec) => {
    await exported(
      Array.from({ length: 3000 }, (_, index) => line(`"StationName":"S${index % 7}", "SystemAddress":${index}`)),
      '--codec',
      codec,
    );
    expect(
      await query(
        `SELECT count(*) AS n, sum(SystemAddress)::BIGINT AS sum, count(DISTINCT StationName) AS names FROM ${tableOf('Docked')}`,
      ),
    ).toEqual([{ n: 3000n, sum: 4_498_500n, names: 7n }]);
  });
});

describe('the table of bad lines', () => {
  it('has the position, the reason and the bytes of each', async () => {
    const good = line('');
    writeFileSync(
      path.join('journals', journal),
      Buffer.concat([
        Buffer.from(good),
        Buffer.from('{ "timestamp":"2026\n'),
        Buffer.from([0x7b, 0xff, 0x0a]),
        Buffer.from(`\0\0${good}`),
      ]),
    );
    const { code, out } = await shakedown('export', 'journals', '--out', 'tables');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^2 rows of 1 kind .* · 3 bad lines, in bad-lines$/) as unknown,
    });
    const rows = await query(
      'SELECT journal_line AS line, "offset", reason, text, base64 FROM \'tables/bad-lines/*.parquet\' ORDER BY 1',
    );
    const first = BigInt(good.length);
    expect(rows).toEqual([
      { line: 2n, offset: first, reason: 'cut-line', text: '{ "timestamp":"2026', base64: null },
      { line: 3n, offset: first + 20n, reason: 'invalid-utf8', text: null, base64: 'e/8=' },
      { line: 4n, offset: first + 23n, reason: 'nul-bytes', text: `\0\0${good.trimEnd()}\r`, base64: null },
    ]);
  });

  it.each(['parquet', 'csv', 'ndjson'])(
    'has a line with a doubled key, whose last value is in %s as well',
    async (format) => {
      const bounty = (rest: string) => `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Bounty", ${rest} }\n`;
      const id = '18446744073709551615';
      const lines = [
        bounty('"VictimFaction":"A", "TotalReward":100'),
        bounty(`"VictimFaction":"A", "TotalReward":7, "VictimFaction":"B", "TotalReward":200, "Extra":${id}`),
        bounty('"VictimFaction":"A", "VictimFaction":"B", "TotalReward":').trimEnd(),
      ];
      writeFileSync(path.join('journals', journal), lines.join(''));
      const { code, out } = await shakedown('export', 'journals', '--out', 'tables', '--format', format);
      expect({ code, out }).toEqual({
        code: 0,
        out: expect.stringMatching(/^2 rows of 1 kind .* · 2 bad lines,/) as unknown,
      });
      const bounties = `'tables/kind=Bounty/*.${format}'`;
      expect(await query(`SELECT VictimFaction AS f, TotalReward::BIGINT AS r FROM ${bounties} ORDER BY 2`)).toEqual([
        { f: 'A', r: 100n },
        { f: 'B', r: 200n },
      ]);
      const reasons = await query(`SELECT reason FROM 'tables/bad-lines/*.${format}'`);
      expect(reasons.map(({ reason }) => reason)).toEqual(['duplicate-key', 'duplicate-key']);
      const written = readFileSync(`tables/kind=Bounty/part-0.${format}`, 'latin1');
      expect(format === 'parquet' || written.includes(id)).toBe(true);
    },
  );
});
