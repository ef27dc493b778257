/** Counts, sums and averages by DuckDB are those of a plain parser, for every numeric column. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Column, ColumnType } from '../../src/export/columns/column-type.js';
import { columnsOfKind } from '../../src/export/columns/kind-columns.js';
import { inProject } from '../checked-project.js';
import { shakedown } from '../shakedown.js';
import { isThorough } from '../thorough.js';
import { query } from './duck.js';

inProject();

type Members = Readonly<Record<string, unknown>>;

/** A column of numbers, possibly inside of others: its values in DuckDB, and those of a parsed event. */
interface Numbers {
  readonly name: string;
  /** SQL for the list of its values in a row. */
  readonly sql: string;
  readonly of: (event: Members) => readonly unknown[];
}

it('has a row for every line, and the counts, sums and averages of the lines in every numeric column', async () => {
  const flight = ['tour', '--seed', '5', '--for', isThorough ? '3h' : '1h', '--start', '2026-11-14T20:41:00Z'];
  await shakedown('simulate', ...flight, '--out', 'session');
  await shakedown('export', 'session', '--out', 'tables');
  const lines = linesOf('session');
  const found: object[] = [];
  const expected: object[] = [];
  for (const kind of new Set(lines.map(({ event }) => String(event)))) {
    const events = lines.filter(({ event }) => event === kind);
    await query(`CREATE OR REPLACE TEMP TABLE kind AS FROM 'tables/kind=${kind}/*.parquet'`);
    found.push(...(await query(`SELECT event, journal_other AS other FROM kind ORDER BY journal_file, journal_line`)));
    // Some orbits have more digits than a double holds: these are in journal_other as well.
    const other = expect.toSatisfy(
      (text) => text === null || /^\{("(SemiMajorAxis|OrbitalPeriod)":\d+\.\d{6},?)+\}$/.test(text),
    );
    expected.push(...events.map(({ event }) => ({ event, other })));
    const columns = numbersIn(columnsOfKind(kind));
    const totals = columns.map(
      ({ name, sql }) =>
        `SELECT '${kind}.${name}' AS column, count(v)::DOUBLE AS count, coalesce(sum(v), 0)::DOUBLE AS sum,
         coalesce(avg(v), 0)::DOUBLE AS average FROM (SELECT unnest(${sql}) AS v FROM kind)`,
    );
    if (totals.length > 0) found.push(...(await query(totals.join(' UNION ALL '))));
    for (const { name, of } of columns) {
      const plain = totalsOf(events.flatMap(of).filter((value) => typeof value === 'number'));
      const column = `${kind}.${name}`;
      // DuckDB adds in another order.
      const near = (value: number): unknown => expect.closeTo(value, digitsOf(plain.size));
      expected.push({ column, count: plain.count, sum: near(plain.sum), average: near(plain.average) });
    }
  }
  expect(found).toEqual(expected);
  expect(found.length).toBeGreaterThan(lines.length + 200);
});

function totalsOf(numbers: readonly number[]) {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const sum = total(numbers);
  return { count: numbers.length, sum, average: sum / (numbers.length || 1), size: total(numbers.map(Math.abs)) };
}

/** How many decimals are exact in a sum of numbers whose sizes add up to `size`. */
function digitsOf(size: number): number {
  return 12 - Math.ceil(Math.log10(size + 1));
}

/** The lines of journals, and the companions. */
function linesOf(directory: string): Members[] {
  return readdirSync(directory).flatMap((name) => {
    const text = readFileSync(path.join(directory, name), 'utf8').trimEnd();
    const texts = name.endsWith('.log') ? text.split(/\r?\n/) : name.endsWith('.json') ? [text] : [];
    return texts.map((line) => JSON.parse(line) as Members);
  });
}

function numbersIn(columns: readonly Column[], sql = '', depth = 0): Numbers[] {
  return columns.flatMap(({ name, type }) =>
    numbersOf(type, `${sql}"${name}"`, depth).map((inner) => ({
      ...inner,
      name: name + inner.name,
      of: (event: Members) => (event[name] === undefined ? [] : inner.of(event[name] as Members)),
    })),
  );
}

/** The numbers in the values of a type; `sql` is the value. */
function numbersOf(type: ColumnType, sql: string, depth: number): Numbers[] {
  const each = `x${depth}`;
  switch (type.type) {
    case 'integer':
    case 'id':
    case 'flags':
    case 'number':
      return [{ name: '', sql: `[${sql}]`, of: (value) => [value] }];
    case 'struct':
      return numbersIn(type.columns, `${sql}.`, depth).map((inner) => ({ ...inner, name: `.${inner.name}` }));
    case 'list':
    case 'map': {
      const values = type.type === 'list' ? sql : `map_values(${sql})`;
      return numbersOf(type.type === 'list' ? type.element : type.value, each, depth + 1).map((inner) => ({
        name: `[]${inner.name}`,
        sql: `flatten(list_transform(${values}, lambda ${each}: ${inner.sql}))`,
        of: (value) => Object.values(value).flatMap((member) => inner.of(member as Members)),
      }));
    }
    default:
      return [];
  }
}
