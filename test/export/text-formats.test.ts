/** What `shakedown export` writes as CSV and NDJSON, read back by DuckDB. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { inProject } from '../checked-project.js';
import { shakedown } from '../shakedown.js';
import { query } from './duck.js';

inProject();

const journal = path.join('journals', 'Journal.2026-11-14T204100.01.log');
const docked =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "StationName":"a \\"b\\", c\\r\\nd", "SystemAddress":18446744073709551615, "StationServices":[ "dock", "ü" ], "DistFromStarLS":1.5, "Mood":[ 9007199254740993 ] }';
const empty = '{ "timestamp":"2026-11-14T20:42:00Z", "event":"Docked", "StationName":"", "SystemAddress":"x" }';
const next = '{"timestamp":"2026-11-15T00:00:00Z","event":"Docked"}';
const bad = '{ "timestamp":';

beforeEach(() => {
  mkdirSync('journals');
  writeFileSync(journal, `${docked}\r\n${empty}\r\n${next}\n${bad}\n`);
});

describe('an export as CSV', () => {
  it('has a header, a row for every event, and values in values as JSON', async () => {
    const { code, out } = await shakedown(
      'export',
      'journals',
      '--format',
      'csv',
      '--out',
      'sheets',
      '--partition',
      'day',
    );
    expect({ code, out }).toEqual({
      code: 0,
      out: '3 rows of 1 kind · 3 files, 2 kB in sheets · 1 bad line, in bad-lines',
    });
    const rows = await query(
      `SELECT journal_line, strftime(timestamp, '%H:%M') AS time, StationName, SystemAddress, StationServices, DistFromStarLS, journal_other, date::VARCHAR AS date
       FROM read_csv('sheets/kind=Docked/*/*.csv', types = { SystemAddress: 'UBIGINT' }, allow_quoted_nulls = false) ORDER BY journal_line`,
    );
    expect(rows).toEqual([
      {
        journal_line: 1n,
        time: '20:41',
        StationName: 'a "b", c\r\nd',
        SystemAddress: 2n ** 64n - 1n,
        StationServices: '["dock","ü"]',
        DistFromStarLS: 1.5,
        journal_other: '{"Mood":[9007199254740993]}',
        date: '2026-11-14',
      },
      {
        journal_line: 2n,
        time: '20:42',
        StationName: '',
        SystemAddress: null,
        StationServices: null,
        DistFromStarLS: null,
        journal_other: '{"SystemAddress":"x"}',
        date: '2026-11-14',
      },
      {
        journal_line: 3n,
        time: '00:00',
        StationName: null,
        SystemAddress: null,
        StationServices: null,
        DistFromStarLS: null,
        journal_other: null,
        date: '2026-11-15',
      },
    ]);
    expect(await query("SELECT journal_line, reason, text FROM 'sheets/bad-lines/*.csv'")).toEqual([
      { journal_line: 4n, reason: 'cut-line', text: bad },
    ]);
  });
});

describe('an export as NDJSON', () => {
  it('has the very bytes of every line, by kind and date', async () => {
    writeFileSync(
      path.join('journals', 'Status.json'),
      '{ "timestamp":"2026-11-14T20:41:00Z",\r\n "event":"Status" }\r\n',
    );
    const { code } = await shakedown(
      'export',
      'journals',
      '--format',
      'ndjson',
      '--out',
      'lines',
      '--partition',
      'day',
    );
    expect(code).toBe(0);
    expect(readFileSync('lines/kind=Docked/date=2026-11-14/part-0.ndjson', 'utf8')).toBe(`${docked}\r\n${empty}\r\n`);
    expect(readFileSync('lines/kind=Docked/date=2026-11-15/part-0.ndjson', 'utf8')).toBe(`${next}\n`);
    expect(await query("SELECT event, kind FROM 'lines/kind=Status/*/*.ndjson'")).toEqual([
      { event: 'Status', kind: 'Status' },
    ]);
    expect(await query("SELECT line, reason, text FROM 'lines/bad-lines/*.ndjson'")).toEqual([
      { line: 4n, reason: 'cut-line', text: bad },
    ]);
  });
});
