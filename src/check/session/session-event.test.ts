import { expect, it } from 'vitest';
import { wantedPart } from '../scan/extraction-paths.js';
import { RowWriter } from '../scan/row-writer.js';
import { RowReader } from '../scan/session-rows.js';
import { noDay } from './moment-text.js';
import { SessionEvent } from './session-event.js';

const head = { kind: 0, line: 1, length: 9, offset: 0, day: 20261114, time: 204100 };
const wanted = wantedPart(['Count', 'Vessel', 'Inventory/*/Count', 'Owner/Name']);

/** Rows with these members, as the parser gives them, and where each begins. */
function rowsOf(...all: readonly (readonly unknown[])[]): { readonly reader: RowReader; readonly starts: number[] } {
  const writer = new RowWriter();
  for (const members of all) writer.add(head, members);
  const rows = writer.flush();
  const reader = new RowReader(rows);
  const starts: number[] = [];
  for (let row = 0; row < rows.cells.length; row += reader.size(row)) starts.push(row);
  return { reader, starts };
}

it('is the event of row after row', () => {
  const { reader, starts } = rowsOf(
    [2, 'Ship', [{ Count: 2 }], { Name: 'Jameson' }],
    [2, undefined, undefined, undefined],
    [-0.5, 'SRV', [], { Name: 'Jameson' }],
  );
  const view = new SessionEvent('Cargo', wanted);
  const seen = starts.map((row, index) => ({ ...view.show(reader, row, 20261114, 204100 + index) }));
  expect(seen).toEqual([
    {
      event: 'Cargo',
      timestamp: '2026-11-14T20:41:00Z',
      Count: 2,
      Vessel: 'Ship',
      Inventory: [{ Count: 2 }],
      Owner: { Name: 'Jameson' },
    },
    {
      event: 'Cargo',
      timestamp: '2026-11-14T20:41:01Z',
      Count: 2,
      Vessel: undefined,
      Inventory: undefined,
      Owner: undefined,
    },
    {
      event: 'Cargo',
      timestamp: '2026-11-14T20:41:02Z',
      Count: -0.5,
      Vessel: 'SRV',
      Inventory: [],
      Owner: { Name: 'Jameson' },
    },
  ]);
});

it('makes a list once, and only for the row of which it was asked', () => {
  const { reader, starts } = rowsOf([1, 'Ship', [{ Count: 1 }], undefined], [3, 'Ship', [{ Count: 3 }], undefined]);
  const view = new SessionEvent('Cargo', wanted);
  const [first, second] = starts as [number, number];
  const event = view.show(reader, first, 20261114, 204100);
  const list = event.Inventory;
  expect(event.Inventory).toBe(list);
  view.show(reader, second, 20261114, 204100);
  expect([list, event.Inventory]).toEqual([[{ Count: 1 }], [{ Count: 3 }]]);
});

it('has the time as it is written where that is no moment of the game', () => {
  const { reader, starts } = rowsOf(
    [1, 'Ship', undefined, undefined, 'yesterday'],
    [1, 'Ship', undefined, undefined, 7],
  );
  const view = new SessionEvent('Cargo', wanted);
  const times = starts.map((row) => view.show(reader, row, noDay, 0).timestamp);
  expect(times).toEqual(['yesterday', 7]);
});
