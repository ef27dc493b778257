import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scannerOf } from '../../../test/support/scanner-of.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { wantedPart } from './extraction-paths.js';
import { headCells, rowOffset } from './row-format.js';
import { RowWriter } from './row-writer.js';
import { RowReader } from './session-rows.js';

const catalogue = { ...dialects.spec, kinds: dialects.spec.kinds.filter(({ name }) => name === 'Missions') };
const paths = ['Active/*/MissionID', 'Active/*/Name', 'Failed'];
const wanted = wantedPart(paths);

function lineOf(id: number, name: string): Buffer {
  return Buffer.from(
    `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Missions", "Active":[ { "MissionID":${id}, "Name":"${name}", "PassengerMission":false, "Expires":0 } ], "Failed":[  ], "Complete":[  ] }`,
  );
}

/** The members of every row. */
function membersIn(writer: RowWriter): unknown[] {
  const rows = writer.flush();
  const reader = new RowReader(rows);
  const all: unknown[] = [];
  for (let row = 0; row < rows.cells.length; row += reader.size(row)) all.push(reader.members(row, wanted));
  return all;
}

const eventOf = (id: number, name: string) => ({ Active: [{ MissionID: id, Name: name }], Failed: [] });

describe('rows', () => {
  it('hold what their lines say, in their order, whoever wrote them', async () => {
    const scanner = await scannerOf(catalogue, { Missions: paths });
    const [one, other] = [new RowWriter(), new RowWriter()];
    const expected = [[], []] as [unknown[], unknown[]];
    const answers: unknown[] = [];
    for (let line = 1; line <= 100; line++) {
      const [writer, all] = line % 7 === 0 ? [other, expected[1]] : [one, expected[0]];
      const name = `Mission_${line % 5}`;
      all.push(eventOf(line, name));
      scanner.rows.writeTo(writer);
      if (line % 3 === 0) {
        scanner.rows.take();
        const head = { kind: 0, line, length: 9, offset: 2 ** 33, day: 20261114, time: 204100 };
        writer.add(head, [[{ MissionID: line, Name: name }], []]);
      } else {
        const bytes = lineOf(line, name);
        answers.push([scanner.scan(bytes, 0, bytes.length), scanner.rows.add(0, line, bytes.length, 2 ** 33)]);
      }
    }
    scanner.rows.take();
    expect(answers).toEqual(answers.map(() => [0, true]));
    expect([one.count, other.count]).toEqual([86, 14]);
    expect([membersIn(one), membersIn(other)]).toEqual(expected);
  });

  it('of lines that cannot be read stand between the others, as long as there is room', async () => {
    const scanner = await scannerOf(catalogue, { Missions: paths });
    const writer = new RowWriter();
    const bytes = lineOf(7, 'Mission');
    scanner.scan(bytes, 0, bytes.length);
    scanner.rows.writeTo(writer);
    const head = { kind: -1, length: 9, offset: 2 ** 33 + 1, day: -1, time: 0 };
    const added = [
      scanner.rows.add(0, 1, bytes.length, 0),
      scanner.rows.addHead({ ...head, line: 2 }),
      scanner.rows.add(0, 3, bytes.length, 0),
    ];
    let line = 4;
    while (scanner.rows.addHead({ ...head, line })) line++;
    expect(scanner.rows.count).toBe(line - 1);
    scanner.rows.take();
    const rows = writer.flush();
    const reader = new RowReader(rows);
    const second = reader.size(0);
    expect(added).toEqual([true, true, true]);
    expect([reader.size(second), rows.cells[second + rowOffset / 8]]).toEqual([headCells, head.offset]);
    expect(reader.members(second + headCells, wanted)).toEqual(eventOf(7, 'Mission'));
  });

  it('have the same value for the same bytes, and new ones when there were too many', async () => {
    const scanner = await scannerOf(catalogue, { Missions: paths });
    const writer = new RowWriter();
    const names = Array.from({ length: 20_000 }, (_, index) => `Mission_${index % 15_000}`);
    for (const [index, name] of names.entries()) {
      const bytes = lineOf(index, name);
      scanner.scan(bytes, 0, bytes.length);
      scanner.rows.writeTo(writer);
      if (scanner.rows.add(0, index, bytes.length, 0)) continue;
      scanner.rows.take();
      scanner.rows.writeTo(writer);
      expect(scanner.rows.add(0, index, bytes.length, 0)).toBe(true);
    }
    scanner.rows.take();
    expect(membersIn(writer)).toEqual(names.map((name, index) => eventOf(index, name)));
  });

  it('refuse a line for which there is never room', async () => {
    const scanner = await scannerOf(catalogue, { Missions: paths });
    const bytes = lineOf(1, 'x'.repeat(70_000));
    expect(scanner.scan(bytes, 0, bytes.length)).toBe(0);
    expect(scanner.rows.add(0, 1, bytes.length, 0)).toBe(false);
    expect(scanner.extracted()).toMatchObject({ Active: [{ MissionID: 1 }] });
  });

  it('hold any number as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double({ noNaN: true }), fc.maxSafeInteger())), (numbers) => {
        const writer = new RowWriter();
        writer.add({ kind: 3, line: 1, length: 2, offset: 0, day: -1, time: 0 }, numbers);
        const reader = new RowReader(writer.flush());
        expect(numbers.map((_, index) => reader.value(0, headCells + index))).toEqual(numbers);
      }),
    );
  });
});
