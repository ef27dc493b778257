import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventToWrite } from '../journal-event.js';
import { formatLine } from './format-line.js';
import { SimilarLines } from './similar-lines.js';

const timestamp = '2026-11-14T20:41:00Z';

/** The texts of events that were added one after the other, and how they are written one by one. */
function written(events: readonly EventToWrite[]): [lines: string, oneByOne: string] {
  const lines = new SimilarLines('Status');
  for (const event of events) lines.append(event);
  return [Buffer.from(lines.bytes()).toString(), events.map(formatLine).join('')];
}

const plain: readonly EventToWrite[] = Array.from({ length: 20 }, () => ({ timestamp, event: 'Status', Flags: 0 }));

const position = fc.constantFrom(0, -0, 1.5, -1.5, 12.25, 170.123456);
const name = fc.constantFrom('', 'Sol', 'Wolf 359', 'Köln 🚀', 'a "quoted" name', 'x'.repeat(40_000));
const status = fc.record(
  {
    timestamp: fc.constantFrom(timestamp, '2026-11-14T20:41:05Z'),
    event: fc.constant('Status'),
    Flags: fc.constantFrom(0, 8, 16_842_765),
    Pips: fc.constantFrom([4, 4, 4], [2, 8, 2]),
    Fuel: fc.record({ FuelMain: position, FuelReservoir: position }),
    LegalState: fc.constantFrom('Clean', 'Speeding'),
    Latitude: position,
    Longitude: position,
    Altitude: fc.nat(2000),
    BodyName: name,
    Destination: fc.constantFrom(
      { System: 1, Body: 2, Name: 'Luna' },
      { System: 10_477_373_803, Body: 0, Name: 'Sol' },
    ),
    Balance: fc.nat(),
    Unheard: fc.boolean(),
  },
  { requiredKeys: ['timestamp', 'event', 'Flags'] },
);

describe('similar lines', () => {
  it('are the same bytes as lines that are written one by one', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (events) => {
        const [lines, oneByOne] = written([...plain, ...(events as EventToWrite[])]);
        expect(lines).toBe(oneByOne);
      }),
    );
  });

  it('tell a zero with a sign from one without', () => {
    const events = [0, -0, 0, -0].map((Latitude) => ({ timestamp, event: 'Status', Flags: 0, Latitude }));
    const [lines, oneByOne] = written([...plain, ...events]);
    expect(lines).toBe(oneByOne);
    expect(lines).toContain('"Latitude":-0.000000');
  });

  it('follow a value that is a number in one line and a text in the next', () => {
    const events = [7, 'seven', 7, 'seven', 8, 'seven', Number.NaN, null].map((Cargo) => ({
      timestamp,
      event: 'Status',
      Flags: 0,
      Cargo,
    }));
    const [lines, oneByOne] = written([...plain, ...events]);
    expect(lines).toBe(oneByOne);
  });

  it('may have their members in turns, and in another order than the table', () => {
    const events = Array.from({ length: 12 }, (_, turn) => [
      { timestamp, event: 'Status', Flags: turn, Cargo: 7 * turn },
      { event: 'Status', Balance: 10 ** turn, timestamp, Flags: 0, Latitude: turn / 3 },
      { timestamp, event: 'Status', Flags: 0, Cargo: undefined },
      { timestamp, event: 'Status', Flags: 0, Unheard: turn },
    ]).flat();
    const [lines, oneByOne] = written([...events, ...plain, ...events]);
    expect(lines).toBe(oneByOne);
  });

  it('begin anew after they were taken', () => {
    const lines = new SimilarLines('Status');
    for (const event of plain) lines.append(event);
    for (const Cargo of [7, 100_000, 12]) {
      lines.clear();
      const event = { timestamp, event: 'Status', Flags: 0, Cargo };
      lines.append(event);
      expect(Buffer.from(lines.bytes()).toString()).toBe(formatLine(event));
    }
  });

  it('may have one of another kind among them, or without a timestamp', () => {
    const music = { timestamp, event: 'Music', MusicTrack: 'NoTrack' };
    const torn = { event: 'Status', Flags: 0 } as unknown as EventToWrite;
    const [lines, oneByOne] = written([...plain, music, ...plain, torn, ...plain]);
    expect(lines).toBe(oneByOne);
  });
});
