import { expect, it } from 'vitest';
import { momentAfter } from '../../../../../test/support/moment-after.js';
import { stateChanges } from './state-changes.js';

const start = {
  LoadGame: { timestamp: '2026-01-01T10:00:00Z', Ship: 'krait_light', ShipID: 1, Credits: 5000 },
  Location: { timestamp: '2026-01-01T10:00:01Z', StarSystem: 'Sol', SystemAddress: 10_477_373_803, Docked: false },
  Materials: {
    timestamp: '2026-01-01T10:00:02Z',
    Raw: [{ Name: 'iron', Count: 5 }],
    Manufactured: [],
    Encoded: [],
  },
};

it('lists what differs between two moments, by how much, and nothing of how it was learned', () => {
  const later = {
    ...start,
    MaterialCollected: { timestamp: '2026-01-01T10:10:00Z', Category: 'Raw', Name: 'nickel', Count: 3 },
    FSDJump: { timestamp: '2026-01-01T10:20:00Z', StarSystem: 'Barnard’s Star', SystemAddress: 1, FuelLevel: 9 },
  };
  const changes = stateChanges(momentAfter(start).state, momentAfter(later).state);
  expect(changes).toContainEqual({ group: 'Materials', name: 'Nickel', before: undefined, after: '3', by: 3 });
  expect(changes).toContainEqual({ group: 'System', name: 'Name', before: 'Sol', after: 'Barnard’s Star' });
  expect(changes.filter(({ group }) => group === 'Commander')).toEqual([]);
  expect(JSON.stringify(changes)).not.toMatch(/timestamp|learned|2026-01-01/i);
});

it('finds nothing between a moment and itself', () => {
  expect(stateChanges(momentAfter(start).state, momentAfter(start).state)).toEqual([]);
});
