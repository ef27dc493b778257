import { describe, expect, it } from 'vitest';
import { parseLine } from '../../journal/parse/parse-line.js';
import { restampEdits, restampTornLine, shiftTimestamp, timeFieldsOf, timestampToMs } from './restamp.js';
import { applyEdits } from './text-edit.js';

const hour = 3_600_000;

describe('a time', () => {
  it.each([
    ['2025-03-01T10:00:00Z', '2025-03-01T11:00:00Z'],
    ['2025-12-31T23:30:00.125Z', '2026-01-01T00:30:00.125Z'],
    ['2025-03-01T10:00:00+02:00', '2025-03-01T11:00:00+02:00'],
    ['2025-02-30T10:00:00Z', '2025-02-30T10:00:00Z'],
    ['9999-12-31T23:30:00Z', '9999-12-31T23:30:00Z'],
    ['2025-03-01', '2025-03-01'],
    ['', ''],
  ])('of %j becomes %j an hour later', (before, after) => {
    expect(shiftTimestamp(before, hour)).toBe(after);
  });

  it('is known to the second, in any zone', () => {
    expect(timestampToMs('2025-03-01T12:00:00.900+02:00')).toBe(Date.UTC(2025, 2, 1, 10));
    expect(timestampToMs('2025-03-01T25:00:00Z')).toBeUndefined();
    expect(timestampToMs(5)).toBeUndefined();
  });
});

describe('the times of an event', () => {
  it('are those that the tables call moments, and no spans', () => {
    expect([...timeFieldsOf('CommunityGoal')]).toContain('/CurrentGoals/*/Expiry');
    expect([...timeFieldsOf('MissionAccepted')]).toContain('/Expiry');
    expect([...timeFieldsOf('Missions')]).toEqual(['/timestamp']);
    expect([...timeFieldsOf('NeverSeen')]).toEqual(['/timestamp']);
  });

  it('are moved, and nothing else is', () => {
    const text =
      '\0{ "event":"CarrierJumpRequest", "Note":"2025-03-01T10:00:00Z", "DepartureTime":"2025-03-01T10:15:00Z" , "timestamp" : "2025-03-01T10:00:00Z" }';
    const { event } = parseLine(text);
    expect(event && applyEdits(text, restampEdits(text, event, hour))).toBe(
      '\0{ "event":"CarrierJumpRequest", "Note":"2025-03-01T10:00:00Z", "DepartureTime":"2025-03-01T11:15:00Z" , "timestamp" : "2025-03-01T11:00:00Z" }',
    );
  });
});

it('moves every timestamp of a line that cannot be parsed, and no other byte', () => {
  const line = (clock: string) =>
    Buffer.from(
      `{ "timestamp":"2025-03-01T${clock}:00:00Z", "Na\xE9{ "timestamp":"2025-03-01T${clock}:00:01Z", "ev`,
      'latin1',
    );
  expect(restampTornLine(line('10'), hour)).toEqual(line('11'));
  expect(restampTornLine(Buffer.from('"timestamp":"no'), 1000).toString()).toBe('"timestamp":"no');
});
